#!/usr/bin/env node
import { exitCodes } from '../contract/operator/exits.js';
import { fail } from './frame/failing.js';
import { program } from './program.js';

// Whoever reads has read enough, such as head; what is piped as a whole notices by itself.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') process.exitCode = exitCodes.fault;
  });

/** What a shell asks for when somebody presses Tab: `tokri complete -- orders li`. */
const isCompleting = process.argv[2] === 'complete';

const tokri = program(process.env, { completion: !isCompleting });
try {
  if (isCompleting)
    (await import('@bomb.sh/tab/commander')).default(tokri, { completionCommandName: 'completion' });
  await tokri.parseAsync(process.argv);
} catch (error) {
  await fail(error, process.argv.includes('--json'));
  process.exit(); // also where something that failed half way still holds a connection
}
