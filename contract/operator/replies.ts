import type { z } from 'zod';
import { catalogueReplies } from './catalogue.js';
import { upkeepReplies } from './upkeep.js';
import { stockReplies } from './stock.js';
import { orderReplies } from './orders.js';
import { userReplies } from './users.js';
import { shopReplies } from './shop.js';

/** The one document that each command prints with `--json`, by the command's words. */
export const operatorReplies = {
  ...shopReplies,
  ...catalogueReplies,
  ...upkeepReplies,
  ...userReplies,
  ...orderReplies,
  ...stockReplies,
};

type OperatorReplies = typeof operatorReplies;
/** The words of a command that has a reply. */
export type Replying = keyof OperatorReplies;
/** What a command answers, inside form: money in paise, times as dates. */
export type ReplyOf<Name extends Replying> = z.output<OperatorReplies[Name]>;
