import path from 'node:path';
import type { Config } from '../api/config.js';

/** What a person who opened the shop wants to know next. */
export const greeting = (url: string, { DATA_DIR, MONGODB_URI, ADMIN_EMAIL }: Config): string =>
  [
    '',
    `  Tokri is open:   ${url}`,
    `  API, readable:   ${url}/api/docs`,
    ADMIN_EMAIL
      ? `  Admin:           ${ADMIN_EMAIL}`
      : '  An admin:        npm run cli -- create-admin you@example.com',
    `  Data:            ${path.resolve(DATA_DIR)}${MONGODB_URI ? ' (pictures; the database is at MONGODB_URI)' : ''}`,
    '  Stop:            Ctrl-C',
    '',
  ].join('\n');
