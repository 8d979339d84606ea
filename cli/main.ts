#!/usr/bin/env node
import tab from '@bomb.sh/tab/commander';
import { fail } from './frame/failing.js';
import { program } from './program.js';

// Whoever reads the output has read enough, such as head.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const tokri = program();
tab(tokri, { completionCommandName: 'completion' });
try {
  await tokri.parseAsync(process.argv);
} catch (error) {
  await fail(error, process.argv.includes('--json'));
}
