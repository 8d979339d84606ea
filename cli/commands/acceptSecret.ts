import { type Confirmation, confirm } from '../terminal/confirming.js';
import { operatorCommand, type Speaking } from '../terminal/operatorCommand.js';
import { Terminal } from '../terminal/terminal.js';
import { counted } from '../terminal/words.js';
import type { WithApi } from '../withApi.js';

interface Options extends Speaking, Confirmation {
  dryRun?: boolean;
}

export const acceptSecret = (withApi: WithApi) =>
  operatorCommand('accept-secret')
    .description('let the shop use the TOKEN_SECRET in force, after it was changed on purpose')
    .option('--dry-run', 'say whether the secret is another one, and change nothing')
    .used(
      ['tokri accept-secret --dry-run', 'see whether the secret in force is the one of the shop'],
      ['tokri accept-secret', 'after asking: all users are logged out'],
    )
    .addHelpText(
      'after',
      '\nStop the shop first. All sessions end, mailed codes are void, and mails that wait are dropped, since nothing can open them any more.',
    )
    .endsWith('connection', 'conflict')
    .destroys()
    .speaks()
    .action(async ({ dryRun = false, ...options }: Options) => {
      const terminal = new Terminal(options);
      const [{ Keys }, secrets, { endSessions }, { refuseMissingSecret }] = [
        await import('../../api/secrets/keys.js'),
        await import('../../api/secrets/secretFingerprint.js'),
        await import('../backups/endingSessions.js'),
        await import('../missingSecret.js'),
      ];
      const reply = await withApi(async (shop) => {
        const { connection, database, config } = shop;
        await refuseMissingSecret(config, 'This command compares the secret in force with the shop’s');
        const keys = new Keys(config);
        const known = (await secrets.knowsSecret(connection, keys)) ?? true;
        if (known || dryRun) return { database, changed: !known, dryRun, sessionsEnded: 0 };
        await confirm(shop, `logs all users out of the shop in ${database}`, options);
        const sessionsEnded = await endSessions(connection);
        await secrets.acceptSecret(connection, keys);
        return { database, changed: true, dryRun, sessionsEnded };
      });
      const { changed, database, sessionsEnded } = reply;
      const line = !changed
        ? `The secret in force is the one of the shop in ${database}: nothing to do.`
        : dryRun
          ? `The secret in force is another one than that of the shop in ${database}.`
          : `The shop in ${database} uses the secret in force; ${counted(sessionsEnded, 'session')} ended.`;
      const next = changed ? (dryRun ? 'tokri accept-secret' : 'start the shop') : undefined;
      terminal.reports('accept-secret', reply, [line], next);
    });
