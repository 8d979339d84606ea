/**
 * The drafts of unsaved changes, by storage key, that the tab's session storage could not take because it is
 * blocked or full.
 */
const inMemory = new Map<string, unknown>();

/** Returns the storage key; drafts are separate for each account, because others may use the same tab. */
const placeOf = (userId: string, thing: string) => `draft:${userId}:${thing}`;

/** Returns the stored draft of unsaved changes; undefined if there is none or it is corrupt. */
export const readDraft = (userId: string, thing: string): unknown => {
  const place = placeOf(userId, thing);
  if (inMemory.has(place)) return inMemory.get(place);
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

export const writeDraft = (userId: string, thing: string, draft: unknown): void => {
  const place = placeOf(userId, thing);
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
    inMemory.delete(place);
  } catch {
    inMemory.set(place, draft);
  }
};

export const forgetDraft = (userId: string, thing: string): void => {
  const place = placeOf(userId, thing);
  inMemory.delete(place);
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Storage is blocked, so it is empty.
  }
};

/** The draft of a customer's choice about sold-out products. It stays for the next order of the tab. */
export const substitutionDraft = 'substitution';

/** The draft of the delivery time that a customer has chosen. */
export const deliveryTimeDraft = 'delivery-time';

/** The draft of a customer's note for the delivery. */
export const deliveryNoteDraft = 'delivery-note';
