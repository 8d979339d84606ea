import type { Session } from '../../contract/session.js';
import { fill } from '../../contract/messages/fill.js';
import type { Messages } from '../../contract/messages/en.js';

type Words = Messages['ui']['sessions'];

/** "Chrome on Android", or what of it is known. */
export const deviceName = (words: Words, { browser, system }: Pick<Session, 'browser' | 'system'>): string =>
  browser && system ? fill(words.device, { browser, system }) : browser || system || words.unknownDevice;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * "Last used 5 minutes ago"; "just now" within the first minute, and where a clock is behind the shop's.
 * @param now ms since 1970
 */
export const lastUsed = (words: Words, { lastUsedAt }: Session, now: number, language: string): string => {
  const past = now - Date.parse(lastUsedAt);
  const [unit, length] = units.find(([, least]) => past >= least) ?? [];
  if (!unit) return words.lastUsedNow;
  // Figures are Latin in every edition, as prices are.
  const ago = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`);
  return fill(words.lastUsed, { when: ago.format(-Math.floor(past / length), unit) });
};
