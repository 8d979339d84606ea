import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import * as react from 'react';

// jsdom lacks them, browsers have them, and the router needs them
Object.assign(globalThis, { TextEncoder, TextDecoder });

// React records the stack of each element for its warnings, up to a number a second. That takes 10 to 17 % of
// the time, and a warning names its component without it. Comment this out to see the line too.
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!(internals instanceof Object) || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks of its elements elsewhere now: find out where, or leave this out');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

afterEach(cleanup);
