import { stoppable } from '../terminal/ctrlC.js';
import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import { exitCodes } from '../../contract/operator/exits.js';

interface Options extends Speaking {
  repair?: boolean;
  strict?: boolean;
}

export const doctor = (env: NodeJS.ProcessEnv) =>
  operatorCommand('doctor')
    .description(
      'check for problems: settings, database, indexes, disks, clock, mail, payments, Redis, images, imports',
    )
    .option('--repair', 'add products to the categories of their sub categories')
    .option('--strict', 'end with 3 for warnings, too')
    .used(
      ['tokri doctor', 'check everything; nothing is changed'],
      ['tokri doctor --quiet', 'print only problems, as for cron'],
      ['tokri doctor --quiet --strict', 'the same for monitoring that reads the exit code'],
      ['tokri doctor --repair', 'repair what can be repaired'],
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
