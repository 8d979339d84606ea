import { isObject } from '../../../contract/isObject.js';
import { tabStorage } from './storage.js';

/** Returns the storage key; drafts are separate for each account, because others may use the same tab. */
const placeOf = (userId: string, thing: string) => `draft:${userId}:${thing}`;

/** Returns the stored draft of unsaved changes; undefined if there is none or it is corrupt. */
export const readDraft = (userId: string, thing: string): unknown =>
  tabStorage.readJson(placeOf(userId, thing));

export const writeDraft = (userId: string, thing: string, draft: unknown): void =>
  tabStorage.writeJson(placeOf(userId, thing), draft);

export const forgetDraft = (userId: string, thing: string): void =>
  tabStorage.removeItem(placeOf(userId, thing));

/** In ms: a choice that is older belongs to an earlier visit. A payment page is open for less. */
export const maxChoiceAge = 3_600_000;

/** Stores what a customer chose for an order; an empty text forgets it. */
export const writeChoice = (userId: string, thing: string, value: string): void => {
  if (value) writeDraft(userId, thing, { value, at: Date.now() });
  else forgetDraft(userId, thing);
};

/** Returns what a customer chose for an order during this visit; an empty text if nothing. */
export const readChoice = (userId: string, thing: string): string => {
  const draft = readDraft(userId, thing);
  const { value, at } = isObject(draft) ? draft : {};
  return typeof value === 'string' && Date.now() - Number(at) < maxChoiceAge ? value : '';
};

/** The choice of a delivery address, by its id. */
export const addressChoice = 'address';

/** The draft of a customer's choice about sold-out products. It stays for the next order of the tab. */
export const substitutionDraft = 'substitution';

/** The draft of the delivery time that a customer has chosen. */
export const deliveryTimeDraft = 'delivery-time';

/** The choice of a note for the delivery. */
export const deliveryNoteChoice = 'delivery-note';
