import { createHash } from 'node:crypto';
import type { System } from '../../contract/devices.js';

/** The device of a caller. Of its `User-Agent` only a hash and two names from our own lists are kept. */
export interface Device {
  /** Hash of the `User-Agent`, by which devices are told apart. */
  mark: string;
  /** Name of the browser, such as "Chrome"; empty if it is unknown. */
  browser: string;
  system: System | '';
}

/**
 * Signs of browsers in the `User-Agent`. The first match counts, because most browsers also claim to be
 * Chrome and Safari.
 */
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

/** Describes the device of a caller. @param userAgent value of the `User-Agent` header */
export const deviceOf = (userAgent = ''): Device => ({
  mark: createHash('sha256').update(userAgent).digest('base64url'),
  browser: named(browsers, userAgent),
  system: named(systems, userAgent),
});
