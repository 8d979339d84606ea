import TestSequencer from '@jest/test-sequencer';
import { turnOf } from '../../scripts/together.mjs';

/**
 * Runs the longest tests first, then those that belong together, so that no worker is left with a long test
 * at the end.
 */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => turnOf(one.path) - turnOf(other.path));
  }
}
