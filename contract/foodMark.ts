import { type FoodMark } from './codes.js';

/** A named extra detail of a product. */
interface Detail {
  name: string;
  value: string;
}

/**
 * Normalizes a text for comparing: lower case, and only letters with their combining marks: "Veg/Non-Veg." →
 * "veg non veg".
 */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

/** The names of details that state what a food is made of. */
const markNames = new Set([
  'food type',
  'type of food',
  'food preference',
  'food mark',
  'diet',
  'diet type',
  'diet preference',
  'dietary preference',
  'veg non veg',
  'veg or non veg',
  'veg nonveg',
  'vegetarian non vegetarian',
  'fssai category',
  'fssai mark',
  'भोजन का प्रकार',
  'खाने का प्रकार',
  'आहार',
]);

/**
 * The values of details that mean each food mark. Under the labelling law eggs are not vegetarian; milk and
 * honey are.
 */
const meanings: Readonly<Record<FoodMark, ReadonlySet<string>>> = {
  veg: new Set([
    'veg',
    'vegetarian',
    'pure veg',
    'pure vegetarian',
    'lacto vegetarian',
    'vegan',
    'milk',
    'milk product',
    'milk products',
    'honey',
    'शाकाहारी',
    'शुद्ध शाकाहारी',
  ]),
  nonVeg: new Set([
    'non veg',
    'nonveg',
    'non vegetarian',
    'nonvegetarian',
    'egg',
    'eggs',
    'contains egg',
    'contains eggs',
    'with egg',
    'eggetarian',
    'eggitarian',
    'ovo vegetarian',
    'meat',
    'fish',
    'seafood',
    'contains meat',
    'contains fish',
    'मांसाहारी',
    'अंडा',
    'अंडा युक्त',
  ]),
};

const marks: readonly FoodMark[] = ['veg', 'nonVeg'];
const markOf = (value: string): FoodMark | undefined => marks.find((mark) => meanings[mark].has(value));
const others: Readonly<Record<FoodMark, FoodMark>> = { veg: 'nonVeg', nonVeg: 'veg' };

/** Reads a detail whose name is the mark and whose value is yes or no: "Vegetarian: Yes". */
const answered = (asked: FoodMark, value: string): FoodMark | undefined => {
  if (!['yes', 'no', 'हाँ', 'नहीं'].includes(value)) return undefined;
  return value === 'yes' || value === 'हाँ' ? asked : others[asked];
};

/**
 * Returns the legal food mark from the extra details of a product. Undefined when no detail states it, when a
 * detail is unclear ("Veg or non-veg"), and when details contradict each other.
 */
export const foodMarkOf = (details: readonly Detail[]): FoodMark | undefined => {
  const marks = details.flatMap(({ name, value }) => {
    const asked = plain(name);
    if (markNames.has(asked)) return [markOf(plain(value))];
    const mark = markOf(asked);
    return (mark && answered(mark, plain(value))) ?? [];
  });
  const [first] = marks;
  return marks.every((mark) => mark === first) ? first : undefined;
};
