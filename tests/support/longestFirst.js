import TestSequencer from '@jest/test-sequencer';

/** What takes half a minute and more, the longest first. */
const long = [
  'tests/importing/catalogue.',
  'api/database/embedded/trouble.',
  'tests/importing/takeover.',
  'api/database/embedded/crash.',
  'api/database/embedded/embeddedMongo.',
  'tests/process.',
  'tests/seeding.',
  'tests/importing/killed.',
  'tests/uiTypes.',
  'tests/slowBodies.',
];
const place = ({ path }) => long.findIndex((name) => path.includes(name));
const rank = (test) => (place(test) === -1 ? long.length : place(test));

/** Begins with the longest tests, so that at the end no worker is alone with one. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
