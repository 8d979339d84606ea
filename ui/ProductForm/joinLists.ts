import type { Choice } from '../MultiSelect/MultiSelect.js';
import type { Side } from '../ProductConflictDialog/ProductConflictDialog.js';

type Part = string | Choice;

const idOf = (part: Part): string => (typeof part === 'string' ? part : part._id);
const has = (list: readonly Part[], part: Part): boolean => list.some((one) => idOf(one) === idOf(part));

/**
 * Merges two edits of a list, and returns a result for each edit (`mine`, `theirs`): both keep what either
 * edit added, and lack what either edit removed. If only one edit changed the order, both results have that
 * order. If both did, each result keeps its own order, followed by the items that only the other edit added.
 */
export const joinLists = <P extends Part>(
  was: readonly P[],
  mine: readonly P[],
  theirs: readonly P[],
): Record<Side, P[]> => {
  const stays = (part: P) => has(has(mine, part) === has(was, part) ? theirs : mine, part);
  const joined = (first: readonly P[], second: readonly P[]) =>
    [...first, ...second.filter((part) => !has(first, part))].filter(stays);
  const orderOf = (list: readonly P[]) =>
    JSON.stringify(list.filter((part) => [was, mine, theirs].every((one) => has(one, part))).map(idOf));
  const [before, byMe, byThem] = [orderOf(was), orderOf(mine), orderOf(theirs)];
  const sides = { mine: joined(mine, theirs), theirs: joined(theirs, mine) };
  if (byMe === before) return { mine: sides.theirs, theirs: sides.theirs };
  return byThem === before || byThem === byMe ? { mine: sides.mine, theirs: sides.mine } : sides;
};
