import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import * as react from 'react';

// jsdom lacks them, browsers have them, and the router wants them
Object.assign(globalThis, { TextEncoder, TextDecoder });

// React notes the stack of each element that it makes, up to so many a second, which takes a sixth of the time: none is looked at
const inside = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals: unknown = Object.entries(react).find(([name]) => name === inside)?.[1];
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

afterEach(cleanup);
