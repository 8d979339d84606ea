import type { Queries } from './meanings.js';

/** Queries with a measure, as customers write it; no catalogue has every size. */
export const measured: Queries = {
  basmati: ['basmati rice 5 kg', 'basmati rice 5kg'],
  milk: ['milk 1l', 'milk 500 ml', '1 litre milk'],
  toor: ['toor dal 1 kg', '1kg toor dal'],
  oil: ['oil 500ml', 'oil 1 ltr'],
  sugar: ['sugar 1 kg', 'sugar 1kg'],
  atta: ['atta 10kg', 'atta 5 kg'],
  ghee: ['ghee 1 litre', 'ghee 500 gm'],
  salt: ['salt 1kg'],
  egg: ['eggs 12 pcs'],
  poha: ['poha 500 gms'],
  turmeric: ['haldi 100gm'],
  tea: ['tea 250 g'],
  onion: ['onion 1 kg', 'pyaz 1 kilo'],
};

/** Queries with the words in another order than in the product names. */
export const turned: Queries = {
  basmati: ['rice basmati'],
  toor: ['dal toor'],
  greenTea: ['tea green'],
  oliveOil: ['oil olive'],
  peanutButter: ['butter peanut'],
  faceWash: ['wash face'],
  mangoPickle: ['mango pickle', 'pickle mango'],
  turmeric: ['powder turmeric'],
  garamMasala: ['masala garam'],
  potatoChips: ['chips potato'],
};

/** Queries with one word split, two words joined, or a hyphen. */
export const joinedAndSplit: Queries = {
  toothpaste: ['tooth paste'],
  toothbrush: ['tooth brush', 'tooth-brush'],
  okra: ['lady finger', 'ladyfinger', 'ladiesfinger'],
  handWash: ['hand wash', 'handwash'],
  dishWash: ['dish wash', 'dishwash'],
  cornFlakes: ['cornflakes', 'corn flakes'],
  iceCream: ['icecream', 'ice-cream'],
  faceWash: ['facewash'],
  popcorn: ['pop corn'],
  buttermilk: ['butter milk', 'buttermilk'],
  peanutButter: ['peanutbutter'],
  oliveOil: ['oliveoil'],
  greenTea: ['greentea'],
  gulabJamun: ['gulabjamun'],
  watermelon: ['water melon'],
  pineapple: ['pine apple'],
  garamMasala: ['garammasala'],
  colaDrink: ['cocacola', 'coca cola', 'coca-cola'],
};

/** Queries in singular and plural. */
export const inNumbers: Queries = {
  egg: ['egg', 'eggs'],
  tomato: ['tomatoes', 'tomato'],
  potato: ['potatoes'],
  onion: ['onions'],
  carrot: ['carrots'],
  banana: ['bananas'],
  apple: ['apples'],
  almond: ['almonds'],
  biscuit: ['biscuits', 'cookies'],
  chocolate: ['chocolates'],
  diaper: ['diapers'],
  candle: ['candles'],
  noodles: ['noodle'],
  grapes: ['grape'],
  clove: ['cloves'],
  prawns: ['prawn', 'prawns'],
  raisin: ['raisins'],
  peas: ['pea'],
};

/** Queries with signs that mean something to a program but not to a customer. */
export const withSigns: Queries = {
  milk: ['(milk)', 'milk*', '[milk]', 'MILK!!', '  milk  ', '^milk$'],
  apple: ['apple*', 'apple?'],
  rice: ['rice+', '.rice.', 'rice\\'],
  atta: ['atta & flour', '{atta}'],
  tea: ['tea|', '"tea"'],
  curd: ['curd, dahi'],
};

/** Queries with several words for one product. */
export const severalWords: Queries = {
  atta: ['whole wheat atta', 'aashirvaad atta', 'chakki fresh atta'],
  chilli: ['red chilli powder'],
  pepper: ['black pepper'],
  sunflowerOil: ['sunflower oil'],
  hairOil: ['coconut hair oil', 'hair oil'],
  washingPowder: ['washing powder'],
  water: ['drinking water', 'mineral water'],
  bread: ['brown bread', 'whole wheat bread'],
  milk: ['toned milk', 'amul milk'],
  toothpaste: ['colgate toothpaste'],
  noodles: ['hakka noodles', 'instant noodles'],
  chicken: ['chicken sausage', 'boneless chicken'],
  coffee: ['instant coffee', 'filter coffee'],
  jam: ['mixed fruit jam'],
  soap: ['neem soap'],
  camphor: ['pooja camphor'],
  ketchup: ['tomato ketchup'],
  daliya: ['broken wheat'],
  lobia: ['black eyed beans lobia'],
  chanaDal: ['chana dal'],
};
