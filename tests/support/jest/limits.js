// Ends a test or a hook that takes too long, which jest-light-runner does not do. It also needs an Error to
// report; RTK Query rejects with plain objects. Tests take no `done` callback.
import { inspect } from 'node:util';
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
    } catch (error) {
      throw error instanceof Error ? error : new Error(inspect(error), { cause: error });
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
