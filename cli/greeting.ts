import path from 'node:path';
import type { Config } from '../api/config.js';

/** Returns what the operator wants to know after opening the shop. */
export const greeting = (
  url: string,
  { DATA_DIR, MONGODB_URI, S3_BUCKET, ADMIN_EMAIL }: Config,
  mails?: string,
): string =>
  [
    '',
    `  Tokri is open:   ${url}`,
    `  API, readable:   ${url}/api/docs`,
    ...(mails ? [`  Its mails:       ${url}${mails}`] : []),
    ADMIN_EMAIL
      ? `  Admin:           ${ADMIN_EMAIL}`
      : '  An admin:        npm run cli -- create-admin you@example.com',
    `  Data:            ${path.resolve(DATA_DIR)}${MONGODB_URI ? ' (the database is at MONGODB_URI)' : ''}`,
    ...(S3_BUCKET ? [`  Images:          in the S3 bucket ${S3_BUCKET}`] : []),
    '  Stop:            Ctrl-C',
    '',
  ].join('\n');
