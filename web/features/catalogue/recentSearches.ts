import { limits } from '../../../contract/limits.js';
import { ownedList } from '../../app/session/ownedList.js';

/** Where they are kept: on the device, until one logs out. */
export const recentSearchesKey = 'recentsearches';

/** More than these nobody looks through. */
const kept = 8;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limits.search;

/** What was searched before, the newest first. */
export const searchList = ownedList(recentSearchesKey, kept, isSearch);

const without = (person: string | undefined, text: string) =>
  searchList.read(person).filter((other) => other.toLowerCase() !== text.toLowerCase());

/** Somebody settled on a text: it stands first from now on, and once. */
export const rememberSearch = (person: string | undefined, text: string): void => {
  const search = text.trim();
  if (isSearch(search)) searchList.write(person, [search, ...without(person, search)]);
};

export const forgetSearch = (person: string | undefined, text: string): void => {
  const left = without(person, text);
  if (left.length) searchList.write(person, left);
  else searchList.forget();
};
