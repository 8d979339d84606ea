import TestSequencer from '@jest/test-sequencer';
import { long } from '../../scripts/together.mjs';

const place = ({ path }) => long.findIndex((name) => path.includes(name));
const rank = (test) => (place(test) === -1 ? long.length : place(test));

/** Begins with the longest tests, so that at the end no worker is alone with one. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
