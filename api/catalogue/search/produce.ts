import { leadOf, type Want } from './answer.js';
import type { Synonyms } from './synonyms.js';
import { stem, wordsOf } from './words.js';

/** Fruit and vegetables that most people mean fresh. Turmeric, figs and dates are rather bought dried. */
// prettier-ignore
const names = [
  'potato', 'onion', 'tomato', 'okra', 'garlic', 'ginger', 'spinach', 'pea', 'green pea', 'eggplant', 'cauliflower', 'cabbage', 'carrot', 'radish', 'beetroot',
  'cucumber', 'bottle gourd', 'bitter gourd', 'ridge gourd', 'snake gourd', 'ash gourd', 'round gourd', 'ivy gourd', 'pointed gourd', 'pumpkin', 'capsicum',
  'mushroom', 'bean', 'green bean', 'cluster bean', 'broad bean', 'drumstick', 'sweet potato', 'colocasia', 'jackfruit', 'turnip', 'yam', 'mint', 'mint leaf',
  'coriander leaf', 'curry leaf', 'fenugreek leaf', 'dill', 'amaranth leaf', 'spring onion', 'small onion', 'green chilli', 'lettuce', 'broccoli', 'zucchini',
  'celery', 'parsley', 'leek', 'kale', 'sweet corn', 'baby corn', 'corn', 'asparagus', 'avocado', 'raw banana', 'raw papaya', 'raw mango', 'lemongrass',
  'banana', 'apple', 'mango', 'lemon', 'orange', 'sweet lime', 'grape', 'pomegranate', 'guava', 'pear', 'sapota', 'custard apple', 'lychee', 'watermelon',
  'muskmelon', 'papaya', 'pineapple', 'coconut', 'gooseberry', 'plum', 'peach', 'cherry', 'strawberry', 'kiwi', 'jamun', 'jujube', 'sugarcane', 'dragon fruit',
  'mulberry', 'tender coconut',
];
const produce: ReadonlySet<string> = new Set(names.map((name) => wordsOf(name).map(stem).join(' ')));

/** Tells whether a search means fresh fruit or vegetables, by its own words or their synonyms. */
export const meansProduce = (wants: readonly Want[], synonyms: Synonyms): boolean => {
  const terms = wants[leadOf(wants)]?.slot.map(({ term }) => term);
  return !!terms && [terms, ...synonyms.othersOf(terms)].some((phrase) => produce.has(phrase.join(' ')));
};
