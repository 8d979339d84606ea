import type { z } from 'zod';
import { catalogueReplies } from './catalogue.js';
import { upkeepReplies } from './upkeep.js';
import { stockReplies } from './stock.js';
import { orderReplies } from './orders.js';
import { userReplies } from './users.js';
import { shopReplies } from './shop.js';

/** The document that each command prints with `--json`, by the command's name. */
export const operatorReplies = {
  ...shopReplies,
  ...catalogueReplies,
  ...upkeepReplies,
  ...userReplies,
  ...orderReplies,
  ...stockReplies,
};

type OperatorReplies = typeof operatorReplies;
/** The names of the commands that have a reply. */
export type Replying = keyof OperatorReplies;
/** A command's reply before encoding: money in paise, times as dates. */
export type ReplyOf<Name extends Replying> = z.output<OperatorReplies[Name]>;
