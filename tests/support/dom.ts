import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import * as react from 'react';

// jsdom lacks them, browsers have them, and the router wants them
Object.assign(globalThis, { TextEncoder, TextDecoder });

// For its warnings React notes the stack of each element that it makes, up to so many a second: a sixth of the time at most
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

afterEach(cleanup);
