import { assumedUnit } from '../../../contract/unitText.js';
/** How values stand in cells, and how they are read back. */
import type { Paise } from '../../../contract/money.js';

/** What a spreadsheet would take for a formula, full-width forms included. */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** A text as a cell that no spreadsheet runs: an apostrophe goes before what looks like a formula (docs/adr/0011). */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The reverse, so that what is exported comes back as it was. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Several texts in a cell, with `|` between them; a backslash goes before a `|` or a backslash of their own. */
export const joined = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ');

/** The reverse; empty ones are left out. */
export const parted = (cell: string): string[] =>
  (cell.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((part) => part.trim().replace(/\\([\\|])/g, '$1'))
    .filter(Boolean);

/** 49.50 */
export const inRupees = (amount: Paise): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** For comparing what people write: "Amul Milk" and "amul milk" are one. */
export const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase();

const endsInUnit =
  /(?:^|[\s(,-])((?:pack|set|box|combo) of \d+|\d+(?:\.\d+)? ?(?:kg|gms?|g|mg|ml|litres?|ltr|lt|l|cl|pcs?|pieces?|units?|tablets|capsules|sachets|sticks|sheets|pulls|pages|rolls|bags|diapers|cm|mm|m|inch(?:es)?))\)?$/i;

/** What one piece is, where a name ends in it: "Ghee, 500 g" → "500 g". */
export const namedUnit = (name: string): string | undefined => endsInUnit.exec(name.trim())?.[1];

/** The same; else one piece. */
export const unitIn = (name: string): string => namedUnit(name) ?? assumedUnit;

/** For telling products by their name and unit. */
export const called = (name: string, unit: string): string => `${folded(name)}\n${folded(unit)}`;
