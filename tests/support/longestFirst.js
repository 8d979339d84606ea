import TestSequencer from '@jest/test-sequencer';
import { turnOf } from '../../scripts/together.mjs';

/** Begins with the longest tests, then those that go together, so that at the end no worker is alone with one. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => turnOf(one.path) - turnOf(other.path));
  }
}
