import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../api/config/config.js';

/**
 * Returns how an operator calls the command line for this shop: through npm in a checkout, else by the path
 * of the running program.
 */
export const tokriCommand = (dataDir: string): string => {
  const program = existsSync('scripts/cli.mjs')
    ? 'npx tokri'
    : `node ${path.relative('', process.argv[1] ?? 'dist/cli/main.js')}`;
  return dataDir === '.data' ? program : `DATA_DIR=${dataDir} ${program}`;
};

/**
 * Returns the lines that are printed when the shop opens: its address, the admin, the data folder, and how to
 * stop it.
 */
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
      : `  An admin:        ${tokriCommand(DATA_DIR)} create-admin you@example.com`,
    `  Data:            ${path.resolve(DATA_DIR)}${MONGODB_URI ? ' (the database is at MONGODB_URI)' : ''}`,
    ...(S3_BUCKET ? [`  Images:          in the S3 bucket ${S3_BUCKET}`] : []),
    '  Stop:            Ctrl-C',
    '',
  ].join('\n');
