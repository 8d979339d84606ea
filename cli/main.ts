#!/usr/bin/env node
import { exitCodes } from '../contract/operator/exits.js';
import { fail } from './terminal/failing.js';
import { program } from './program.js';

// a reader that ends early, such as head, is no error; `pour` handles it for whole files
process.stderr.on('error', () => undefined);
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  process.exitCode = exitCodes.fault;
  process.stderr.write(`What was asked for could not be written (${code}).\n`);
});

/** Tells whether a shell asks for completions: `tokri complete -- orders li`. */
const isCompleting = process.argv[2] === 'complete';

const tokri = program(process.env, { completion: !isCompleting });
try {
  if (isCompleting)
    (await import('@bomb.sh/tab/commander')).default(tokri, { completionCommandName: 'completion' });
  if (!isCompleting) await tokri.parseAsync(process.argv);
  else {
    const { printedBy, withFiles } = await import('./terminal/completing.js');
    const answer = await printedBy(() => tokri.parseAsync(process.argv));
    console.log(withFiles(answer).join('\n'));
  }
} catch (error) {
  await fail(error, process.argv.includes('--json'));
  process.exit(); // a failed command may still hold a connection
}
