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
const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(wordsOf).map(stem));
const foodStems = stemsOf(food);
const besideStems = stemsOf(beside);

/**
 * Tells whether the names of a product's categories are those of staples: "Fruits & Vegetables", "Masalas & Spices".
 * "Fruit Juices", "Frozen Vegetables" and "Rice Snacks" are not, for they have other words, too.
 */
export const nameStaples = (categories: string): boolean => {
  const terms = wordsOf(categories).map(stem);
  return (
    terms.some((term) => foodStems.has(term)) &&
    terms.every((term) => foodStems.has(term) || besideStems.has(term))
  );
};
