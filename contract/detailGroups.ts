/** The groups in which a product's page shows the extra details, in this order. */
export const detailGroups = [
  'about',
  'ingredients',
  'nutrition',
  'allergens',
  'storage',
  'maker',
  'more',
] as const;
export type DetailGroup = (typeof detailGroups)[number];

/** The usual names of details, in English and Hindi, as `plainDetailName` writes them. */
const usualNames: readonly [DetailGroup, RegExp][] = [
  [
    'about',
    /^(brand|about.*|(product |food )?type|variety|flavou?r|diet|(key )?features|benefits|how to use|directions|net (quantity|weight)|season|serving.*|fssai (category|mark)|ब्रांड|प्रकार|आहार|मौसम)$/,
  ],
  ['ingredients', /^(ingredients?|composition|contents|सामग्री)$/],
  ['nutrition', /^(nutri.*|energy|protein|fat|fib(er|re)|sugars?|sodium|calcium|पोषण.*)$/],
  ['allergens', /^(allerg.*|एलर्जी.*)$/],
  [
    'storage',
    /^(storage( instructions)?|(how to )?store|sh?elf life|best before|expiry|use by|भंडारण|शेल्फ़ लाइफ़)$/,
  ],
  [
    'maker',
    /^(maker|manufacturer|packer|importer|(made|manufactured|packed|marketed|imported).* by|fssai.*|(country of )?origin|customer care|निर्माता|एफएसएसएआई.*|मूल देश)$/,
  ],
];

/** Normalizes a name: "FSSAI Licence No." → "fssai licence no". */
export const plainDetailName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns the group of a detail; what a name adds in brackets or by "per" is of no account. */
export const groupOfDetail = (name: string): DetailGroup => {
  const plain = plainDetailName(name.replace(/\(.*|\bper\b.*/i, ''));
  return usualNames.find(([, usual]) => usual.test(plain))?.[0] ?? 'more';
};

interface NutritionFacts {
  /** What the amounts are for, such as "Per 100 g"; empty if it is not said. */
  basis: string;
  rows: { name: string; amount: string }[];
}

/** Match "Energy: 62 kcal", and without a colon "Protein 3.2 g". */
const facts = [/^([^:–]+?)\s*[:–]\s*([<~]?\s*\d.*)$/u, /^(.+?)\s+([<~]?\s*\d.*)$/u];
const leadingBasis = /^((?:per|प्रति)\s[^:\n]+):\s*(.+)$/isu;

/**
 * Reads nutrition facts, divided by semicolons or lines: "Per 100 ml: Energy: 62 kcal; Protein: 3.2 g".
 * @returns undefined if a part is no fact, so that the text is shown as it is
 */
export const nutritionFacts = (text: string): NutritionFacts | undefined => {
  const [, basis = '', rest = text] = leadingBasis.exec(text.trim()) ?? [];
  const parts = rest
    .split(/[;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const rows = parts.flatMap((part) => {
    const [, name, amount] = facts.map((fact) => fact.exec(part)).find(Boolean) ?? [];
    return name !== undefined && amount !== undefined ? [{ name, amount }] : [];
  });
  return rows.length > 1 && rows.length === parts.length ? { basis, rows } : undefined;
};
