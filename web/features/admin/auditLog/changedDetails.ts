import type { AuditEntry } from '../../../../contract/audit.js';

type Fields = AuditEntry['things'][number]['before'];

/** The field of a product that holds its extra details. */
export const detailsField = 'more_details';

/** A product's extra details by name, as the log keeps them: a list of pairs. */
const detailsIn = (fields: Fields): ReadonlyMap<string, string> => {
  const list = fields?.[detailsField];
  const pairs = Array.isArray(list) ? list : [];
  return new Map(
    pairs.flatMap((pair: unknown) =>
      typeof pair === 'object' && pair !== null && 'name' in pair && 'value' in pair
        ? [[String(pair.name), String(pair.value)] as const]
        : [],
    ),
  );
};

/** The details of which a write changed something, each by its own name. */
export const changedDetails = (before: Fields, after: Fields) => {
  const [old, now] = [detailsIn(before), detailsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }));
};
