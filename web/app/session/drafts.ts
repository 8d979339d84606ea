/** What is typed and not saved, kept for as long as the tab: in its storage, and where that is blocked or full, in memory. */
const inMemory = new Map<string, unknown>();

/** A tab's storage belongs to whoever sits there: each person's drafts have a place of their own. */
const placeOf = (person: string, thing: string) => `draft:${person}:${thing}`;

/** Undefined where there is none, or what is there is broken. */
export const readDraft = (person: string, thing: string): unknown => {
  const place = placeOf(person, thing);
  if (inMemory.has(place)) return inMemory.get(place);
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

export const writeDraft = (person: string, thing: string, draft: unknown): void => {
  const place = placeOf(person, thing);
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
    inMemory.delete(place);
  } catch {
    inMemory.set(place, draft);
  }
};

export const forgetDraft = (person: string, thing: string): void => {
  const place = placeOf(person, thing);
  inMemory.delete(place);
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Blocked: nothing is in it.
  }
};
