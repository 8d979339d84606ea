import { stoppable } from '../terminal/ctrlC.js';
import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import { exitCodes } from '../../contract/operator/exits.js';

interface Options extends Speaking {
  repair?: boolean;
  strict?: boolean;
}

/** Looks at all that a shop needs, says what is amiss and what to do, and on request puts right what can be. */
export const doctor = (env: NodeJS.ProcessEnv) =>
  operatorCommand('doctor')
    .description(
      'look for what is amiss: settings, database, indexes, disks, clock, mail, payments, Redis, pictures, imports',
    )
    .option('--repair', 'put products that stand on a sub category of other categories under these, too')
    .option('--strict', 'end with 3 where there are warnings, too')
    .used(
      ['tokri doctor', 'look at everything; nothing is changed'],
      ['tokri doctor --quiet', 'print nothing but what is amiss, as for cron'],
      ['tokri doctor --quiet --strict', 'the same for monitoring that looks at the exit code'],
      ['tokri doctor --repair', 'put right what can be'],
    )
    .addHelpText('after', '\nWarnings alone end with 0, or with --strict with 3.')
    .endsWith('validation', 'connection')
    .speaks()
    .action(async ({ repair = false, strict = false, ...speaking }: Options) => {
      const terminal = new Terminal(speaking);
      const [{ examine }, { resultsInLines }] = [
        await import('../doctor/examine.js'),
        await import('../doctor/lines.js'),
      ];
      const { findings, onlyAway } = await stoppable(() => examine(env, repair));
      const well = findings.every(({ state }) => state !== 'fault');
      const paint: Terminal['paint'] = (...painting) => terminal.paint(...painting);
      terminal.answers('doctor', { well, findings }, resultsInLines(findings, paint, speaking.quiet));
      const warned = strict && findings.some(({ state }) => state === 'warning');
      if (!well) process.exitCode = onlyAway ? exitCodes.connection : exitCodes.validation;
      else if (warned) process.exitCode = exitCodes.validation;
    });
