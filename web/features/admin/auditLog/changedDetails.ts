import type { AuditEntry } from '../../../../contract/audit.js';

type Fields = AuditEntry['things'][number]['before'];

/** The name of the product field that stores the extra details. */
export const detailsField = 'more_details';

/** Returns a product's extra details by name; the audit log stores them as pairs. */
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

/**
 * Returns which of a product's extra details (`more_details`) an edit changed, each with its name and its
 * values before and after.
 */
export const changedDetails = (before: Fields, after: Fields) => {
  const [old, now] = [detailsIn(before), detailsIn(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({ name, before: old.get(name), after: now.get(name) }));
};
