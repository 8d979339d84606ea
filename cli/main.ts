#!/usr/bin/env node
import { fail } from './frame/failing.js';
import { program } from './program.js';

// Whoever reads the output has read enough, such as head.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

/** What a shell asks for when somebody presses Tab: `tokri complete -- orders li`. */
const isCompleting = process.argv[2] === 'complete';

const tokri = program(process.env, { completion: !isCompleting });
try {
  if (isCompleting)
    (await import('@bomb.sh/tab/commander')).default(tokri, { completionCommandName: 'completion' });
  await tokri.parseAsync(process.argv);
} catch (error) {
  await fail(error, process.argv.includes('--json'));
}
