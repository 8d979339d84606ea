import { createHash } from 'node:crypto';
import type { System } from '../../contract/devices.js';

/** What a call comes from. Of what it calls itself nothing is kept but a hash and two names of our own. */
export interface Device {
  /** The hash: tells one from another. */
  mark: string;
  /** "Chrome"; empty where it is not known. */
  browser: string;
  system: System | '';
}

/** The first that fits is meant: most claim to be Chrome and Safari too. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera Mini|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

const systems: readonly (readonly [name: System, sign: RegExp])[] = [
  ['KaiOS', /\bKAIOS\//],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const named = <Name extends string>(
  signs: readonly (readonly [name: Name, sign: RegExp])[],
  userAgent: string,
): Name | '' => signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? '';

/** @param userAgent the header of that name */
export const deviceOf = (userAgent = ''): Device => ({
  mark: createHash('sha256').update(userAgent).digest('base64url'),
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});
