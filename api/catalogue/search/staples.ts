import { stem, wordsOf } from './words.js';

/** Words for food that is not a dish, a drink or a snack yet. A category of staples has one of them at least. */
// prettier-ignore
const food = [
  'fruit', 'vegetable', 'veggie', 'sabzi', 'sabji', 'dal', 'pulse', 'lentil', 'rice', 'atta', 'flour', 'sooji', 'rava', 'besan', 'maida',
  'poha', 'daliya', 'murmura', 'sabudana', 'millet', 'grain', 'foodgrain', 'cereal', 'staple', 'masala', 'spice', 'salt', 'sugar', 'jaggery',
  'oil', 'ghee', 'egg', 'meat', 'poultry', 'chicken', 'mutton', 'lamb', 'fish', 'seafood', 'prawn',
  'dairy', 'milk', 'curd', 'yogurt', 'lassi', 'paneer', 'tofu', 'cream', 'butter', 'cheese', 'bread', 'bun', 'pav',
  'फल', 'सब्ज़ी', 'सब्जी', 'सब्ज़ियाँ', 'सब्जियां', 'दाल', 'चावल', 'आटा', 'मसाला', 'मसाले', 'नमक', 'चीनी', 'गुड़', 'तेल', 'घी', 'अंडा', 'अंडे', 'मेवा', 'मेवे', 'दूध', 'दही',
];
/** Other words in the names of such categories. */
// prettier-ignore
const beside = [
  'fresh', 'raw', 'organic', 'exotic', 'premium', 'imported', 'seasonal', 'daily', 'local', 'leafy', 'leaf', 'green', 'root', 'herb',
  'seasoning', 'salad', 'sprout', 'cut', 'peeled', 'dry', 'dried', 'seed', 'nut', 'whole', 'powdered', 'blended', 'edible', 'cooking',
  'bakery', 'cake', 'batter', 'product', 'other', 'all', 'and', 'the', 'ताज़ा', 'ताज़े', 'ताज़ी', 'और', 'व',
];
/** The words of `food` and `beside` that name fruit and vegetables. "Frozen" keeps them what they are. */
// prettier-ignore
const freshFood = ['fruit', 'vegetable', 'veggie', 'sabzi', 'sabji', 'herb', 'फल', 'सब्ज़ी', 'सब्जी', 'सब्ज़ियाँ', 'सब्जियां'];
// prettier-ignore
const besideFresh = [
  'fresh', 'raw', 'organic', 'exotic', 'premium', 'imported', 'seasonal', 'daily', 'local', 'leafy', 'leaf', 'green', 'root', 'seasoning', 'salad', 'sprout', 'cut',
  'peeled', 'frozen', 'other', 'all', 'and', 'the', 'ताज़ा', 'ताज़े', 'ताज़ी', 'और', 'व',
];
const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(wordsOf).map(stem));
const foodStems = stemsOf(food);
const besideStems = stemsOf(beside);
const freshStems = stemsOf(freshFood);
const besideFreshStems = stemsOf(besideFresh);

/**
 * Tells whether the names of a product's categories are those of staples: "Fruits & Vegetables", "Masalas & Spices".
 * "Fruit Juices", "Frozen Vegetables" and "Rice Snacks" are not, for they have other words, too.
 */
export const nameStaples = (categories: string): boolean => consistsOf(categories, foodStems, besideStems);

/** Tells whether the names of a product's categories are those of fruit and vegetables. */
export const nameProduce = (categories: string): boolean =>
  consistsOf(categories, freshStems, besideFreshStems);

const consistsOf = (text: string, some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => {
  const terms = wordsOf(text).map(stem);
  return terms.some((term) => some.has(term)) && terms.every((term) => some.has(term) || others.has(term));
};
