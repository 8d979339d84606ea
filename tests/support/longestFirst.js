import TestSequencer from '@jest/test-sequencer';
import { long } from '../../scripts/together.mjs';

const place = ({ path }) => long.findIndex((name) => path.includes(name));
const rank = (test) => {
  if (place(test) !== -1) return place(test);
  return test.path.includes('together') ? long.length : long.length + 1;
};

/** Begins with the longest tests, then those that go together, so that at the end no worker is alone with one. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
