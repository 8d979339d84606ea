import { type Confirmation, refuseProduction } from '../terminal/confirming.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Api } from '../withApi.js';

/**
 * Warns that a dry run found no shop in the database, because a wrong database address would otherwise look
 * like an empty shop.
 */
export const noteTrial = ({ absentFrom }: Pick<Api, 'absentFrom'>, terminal: Terminal): void => {
  if (absentFrom)
    terminal.notes(
      `There is no shop in ${absentFrom} yet: this is what would come of it in an empty one. Nothing is left of this trial.`,
    );
};

/**
 * Rejects demo data for a production shop.
 * @param what describes the data, as the end of the sentence "these are …"
 * @throws CommandError `conflict`
 */
export const refuseTrying = (
  shop: Pick<Api, 'config' | 'database'>,
  { allowProduction, dryRun }: Confirmation & { dryRun?: boolean },
  what = 'products for trying',
): void => refuseProduction(shop, { allowProduction: allowProduction || dryRun }, `, and these are ${what}`);
