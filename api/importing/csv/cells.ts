import { assumedUnit } from '../../../contract/unitText.js';
import type { Paise } from '../../../contract/money.js';

/** Matches what a spreadsheet would run as a formula, full-width characters included. */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Escapes a cell that a spreadsheet would run: puts an apostrophe before a formula (docs/adr/0011). */
export const guarded = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Reverses `guarded`, so that an import reads back what an export wrote. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

/** Joins texts in one cell with `|`; a backslash escapes a `|` or a backslash in a text. */
export const joined = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ');

/** Reverses `joined` and drops empty texts. */
export const parted = (cell: string): string[] =>
  (cell.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((part) => part.trim().replace(/\\([\\|])/g, '$1'))
    .filter(Boolean);

/** Formats an amount in paise as rupees, such as 49.50. */
export const inRupees = (amount: Paise): string =>
  `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

/** Folds a text for comparison: "Amul Milk" and "amul milk" are equal. */
export const folded = (text: string): string => text.normalize('NFC').trim().toLowerCase();

const endsInUnit =
  /(?:^|[\s(,-])((?:pack|set|box|combo) of \d+|\d+(?:\.\d+)? ?(?:kg|gms?|g|mg|ml|litres?|ltr|lt|l|cl|pcs?|pieces?|units?|tablets|capsules|sachets|sticks|sheets|pulls|pages|rolls|bags|diapers|cm|mm|m|inch(?:es)?))\)?$/i;

/** Returns the unit at the end of a name: "Ghee, 500 g" → "500 g". */
export const namedUnit = (name: string): string | undefined => endsInUnit.exec(name.trim())?.[1];

/** Returns the unit at the end of a name, or the assumed unit if there is none. */
export const unitIn = (name: string): string => namedUnit(name) ?? assumedUnit;

/** Builds the lookup key of a product without id and key: its name and unit. */
export const called = (name: string, unit: string): string => `${folded(name)}\n${folded(unit)}`;

/** Identifies a product without id and key, among the identifiers of a file's rows. */
export const nameIdentifier = (name: string, unit: string): string => `name ${called(name, unit)}`;
