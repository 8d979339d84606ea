import TestSequencer from '@jest/test-sequencer';

const isSlow = ({ path }) => /\.slow\.test\.ts$/.test(path);

/** Runs the slow tests first, so that no thread is left with one of them at the end. */
export default class SlowFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => isSlow(other) - isSlow(one));
  }
}
