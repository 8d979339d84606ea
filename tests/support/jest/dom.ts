import '@testing-library/jest-dom/jest-globals';
import { __unsafe_useEmotionCache } from '@emotion/react';
import { act, cleanup, configure, renderHook } from '@testing-library/react';
import { addEventHandler } from 'jest-circus';
import * as react from 'react';

configure({ asyncUtilTimeout: 30_000 }); // on a busy machine one query by role in a large form takes seconds

// React records the stack of each element for its warnings, up to a number a second. That takes 10 to 17 % of
// the time, and a warning names its component without it. Comment this out to see the line too.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!(internals instanceof Object) || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks of its elements elsewhere now: find out where, or leave this out');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// At its first use of `act`, React keeps Node's `setImmediate`, which must not be a fake one.
await act(() => Promise.resolve());

// jsdom matches an element with every rule of the page when a test asks for a role. The rules of former tests would
// take a quarter of the time.
const { current: styles } = renderHook(__unsafe_useEmotionCache).result;
const cleanUp = () => {
  cleanup();
  styles?.sheet.flush();
  if (styles) styles.inserted = {};
};

// A thread runs many files: each begins with an empty page and empty storages, and cleans up after each test.
const asyncError = new Error('cleanup');
addEventHandler(({ name }, { rootDescribeBlock: parent }) => {
  if (name !== 'add_test' || parent.hooks.some(({ fn }) => fn === cleanUp)) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia'); // jsdom has none
  parent.hooks.unshift({
    type: 'afterEach',
    fn: cleanUp,
    parent,
    asyncError,
    seenDone: false,
    timeout: null,
  });
});
