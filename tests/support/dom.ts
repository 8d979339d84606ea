import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

// jsdom lacks them, browsers have them, and the router wants them
Object.assign(globalThis, { TextEncoder, TextDecoder });

afterEach(cleanup);
