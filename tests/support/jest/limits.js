// Ends a test or a hook that takes too long, which jest-light-runner does not do.
import { addEventHandler } from 'jest-circus';

const { clearTimeout, setTimeout } = globalThis; // tests replace them

/** In ms, for tests that name no timeout. */
const defaultTimeout = 120_000;

const limited =
  ({ fn, timeout = defaultTimeout }) =>
  async () => {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Not done after ${timeout} ms`)), timeout);
    });
    try {
      await Promise.race([fn(), late]);
    } finally {
      clearTimeout(timer);
    }
  };

const limit = (added) => {
  if (added.fn) added.fn = limited(added);
};

addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  if (name === 'add_test') limit(block.tests.at(-1));
  if (name === 'add_hook') limit(block.hooks.at(-1));
});
