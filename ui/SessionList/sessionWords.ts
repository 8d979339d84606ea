import type { Session } from '../../contract/session.js';
import { fill } from '../../contract/messages/fill.js';
import type { Messages } from '../../contract/messages/en.js';

type Words = Messages['ui']['sessions'];

/** Names a device, such as "Chrome on Android", as far as it is known. */
export const deviceName = (words: Words, { browser, system }: Pick<Session, 'browser' | 'system'>): string =>
  browser && system ? fill(words.device, { browser, system }) : browser || system || words.unknownDevice;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * Says when a device was last used: "Last used 5 minutes ago", or "just now" within the first minute and when
 * the clock of the device that shows the list is behind the shop's.
 * @param now ms since 1970
 */
export const lastUsed = (words: Words, { lastUsedAt }: Session, now: number, language: string): string => {
  const past = now - Date.parse(lastUsedAt);
  const [unit, length] = units.find(([, least]) => past >= least) ?? [];
  if (!unit) return words.lastUsedNow;
  // Digits are Latin in every locale, as they are in prices.
  const ago = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  return fill(words.lastUsed, { when: ago.format(-Math.floor(past / length), unit) });
};
