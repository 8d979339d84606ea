/** The measures of unit prices. */
export type Measure = 'kg' | 'litre' | 'piece';

/** An amount of a measure: so many kilograms, litres or pieces. */
export interface Measured {
  measure: Measure;
  size: number;
}

type Names = readonly string[];

/**
 * The units of each measure with their spellings. `parts`: how many of the unit make one measure, such as
 * 1,000 grams in a kilogram.
 */
const scales: readonly (readonly [measure: Measure, parts: number, names: Names])[] = [
  ['kg', 1, ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किग्रा', 'किलो', 'किलोग्राम']],
  ['kg', 1_000, ['g', 'gm', 'gms', 'gram', 'grams', 'gr', 'ग्राम', 'ग्रा']],
  ['litre', 1, ['l', 'lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters', 'लीटर', 'ली']],
  ['litre', 100, ['cl']],
  [
    'litre',
    1_000,
    ['ml', 'mls', 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'मिली', 'मिलीलीटर'],
  ],
  ['piece', 1, ['n', 'u', 'no', 'nos', 'pc', 'pcs', 'piece', 'pieces', 'unit', 'units', 'पीस', 'नग', 'अंडे']],
  ['piece', 1, ['egg', 'eggs', 'tablet', 'tablets', 'capsule', 'capsules', 'sachet', 'sachets', 'teabag']],
  ['piece', 1, ['teabags', 'tea bag', 'tea bags', 'bag', 'bags', 'stick', 'sticks', 'roll', 'rolls', 'pad']],
  ['piece', 1, ['pads', 'wipe', 'wipes', 'diaper', 'diapers', 'pants', 'sheets', 'pulls', 'slices', 'buns']],
  ['piece', 1, ['शीट']],
  ['piece', 1 / 12, ['dozen', 'dozens', 'doz', 'दर्जन']],
];

const named = new Map(
  scales.flatMap(([measure, parts, names]) => names.map((name) => [name, { measure, parts }])),
);

const longestFirst = [...named.keys()].sort((one, other) => other.length - one.length).join('|');
const count = String.raw`\d{1,4}`;
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+`;
const amount = String.raw`(?:\d+ )?\d+/\d+|${number}|half(?: an?)?|quarter|आधा|आधी`;
const container =
  'pouch|pack|packet|pkt|bottle|jar|can|tin|box|carton|tub|cup|tube|bag|sachet|refill|refill pouch|tetra pack|tray|brick|bar|block|loaf|block';

/** Matches one amount in a unit text: "2 x 500 g", "250 ml x 4", "1 kg pouch", "100 g free". */
const part = new RegExp(
  String.raw`^(?:(${count}) ?x ?)?(${amount}) ?(${longestFirst})(?: ?x ?(${count}))?(?: (?:${container})s?)?(?: (?:free|extra))?$`,
);
const packOf = new RegExp(
  String.raw`^(?:(?:pack|set|box|combo|packet|tray) of (${count})(?: (?:pcs?|pieces?|units?|nos?))?|(${count}) का पैक)$`,
);
const packOfEach = new RegExp(
  String.raw`^(?:pack|set|box|combo|packet) of (${count})(?: ?x ?(.+)| ?\((.+?) each\)|, ?(.+?) each)$`,
);
/**
 * Matches a unit text with a remark in brackets: "500 g (Pack of 2)". A remark about several packs makes the
 * amount ambiguous.
 */
const remark = /^(.+?) ?\(([^()]*)\)$/;
const multiplies = /\b(?:pack|set|combo|box) of|\d ?x ?\d|\beach\b|\+|\bfree\b/;

const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };
const words: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, आधा: 0.5, आधी: 0.5 };

/** Normalizes a unit text: Devanagari digits, fractions, multiplication signs, and dots after abbreviations. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(
      /(\d?) ?([½¼¾])/g,
      (_, whole: string, sign: string) => `${whole}${whole && ' '}${fractions[sign]}`,
    )
    .replace(/[×*]/g, 'x')
    .replace(/(\p{L}\p{M}*)\.(?=\s|\p{L}|$|\))/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const valueOf = (text: string): number => {
  const [first = '', second] = text.replace(/ an?$/, '').replaceAll(',', '').split(' ');
  if (second) return Number(first) + valueOf(second);
  const [above = '', below] = first.split('/');
  return words[first] ?? (below ? Number(above) / Number(below) : Number(first));
};

const readPart = (text: string): Measured | undefined => {
  const [, before, size, name = '', after] = part.exec(text === 'dozen' ? '1 dozen' : text) ?? [];
  const scale = named.get(name);
  if (!scale || !size || (before && after)) return undefined;
  const packs = Number(before ?? after ?? 1);
  return { measure: scale.measure, size: (packs * valueOf(size)) / scale.parts };
};

const sumOf = (parts: readonly (Measured | undefined)[]): Measured | undefined => {
  const [first] = parts;
  if (!first || parts.some((one) => one?.measure !== first.measure)) return undefined;
  return { ...first, size: parts.reduce((sum, one) => sum + (one?.size ?? 0), 0) };
};

const read = (text: string): Measured | undefined => {
  const [, inEnglish, inHindi] = packOf.exec(text) ?? [];
  const pieces = inEnglish ?? inHindi;
  if (pieces) return { measure: 'piece', size: Number(pieces) };
  const [, packs, ...sizes] = packOfEach.exec(text) ?? [];
  const each = packs && readPart(sizes.find(Boolean) ?? '');
  if (each) return { ...each, size: each.size * Number(packs) };
  const [, amountText, aside = ''] = remark.exec(text) ?? [];
  if (amountText) return multiplies.test(aside) ? undefined : read(amountText);
  return sumOf(text.split('+').map((one) => readPart(one.trim())));
};

/**
 * Reads the amount from a unit text: "500 g", "2 x 200 ml", "500g+100g", "Pack of 6", "½ kg", "१ लीटर".
 * Undefined when the text is not understood or ambiguous: "500 g (Pack of 2)" may mean 500 g or 1 kg, and a
 * wrong price per kilogram is worse than none.
 */
export const measuredOf = (unit: string): Measured | undefined => {
  const measured = read(plain(unit));
  return measured && Number.isFinite(measured.size) && measured.size > 0 ? measured : undefined;
};

/** The unit of an imported product for which no unit is known. */
export const assumedUnit = '1 piece';
