/** Words that customers use for one thing, the specification's own spellings among them ("panner", "chocklete", "aata", "dall"). */
const groups: readonly string[][] = [
  ['paneer', 'panner', 'panir', 'paner'],
  ['chocolate', 'chocklete', 'choclate', 'chocolet', 'choco', 'chocklate'],
  ['atta', 'aata', 'ata', 'aatta'],
  ['dal', 'dall', 'daal', 'dhal', 'lentil'],
  ['curd', 'dahi', 'yogurt', 'yoghurt', 'thayir', 'dahee'],
  ['milk', 'doodh', 'dudh'],
  ['sugar', 'cheeni', 'chini', 'shakkar'],
  ['rice', 'chawal', 'chaval'],
  ['egg', 'anda', 'ande'],
  ['chip', 'crisp', 'wafer'],
  ['bread', 'loaf', 'pav', 'pao'],
  ['potato', 'aloo', 'alu', 'batata'],
  ['onion', 'pyaz', 'pyaaz', 'kanda'],
  ['tomato', 'tamatar'],
  ['okra', 'bhindi', 'ladyfinger'],
  ['coriander', 'dhania', 'dhaniya', 'cilantro', 'kothmir'],
  ['ginger', 'adrak'],
  ['garlic', 'lehsun', 'lahsun', 'lasun'],
  ['chilli', 'chili', 'chilly', 'mirch', 'mirchi'],
  ['turmeric', 'haldi'],
  ['cumin', 'jeera', 'zeera'],
  ['mustard', 'sarson', 'rai'],
  ['fenugreek', 'methi'],
  ['spinach', 'palak'],
  ['pea', 'matar', 'mutter'],
  ['eggplant', 'brinjal', 'baingan', 'aubergine'],
  ['cauliflower', 'gobi', 'gobhi'],
  ['chickpea', 'chana', 'channa', 'chole', 'chhole'],
  ['rajma', 'kidney'],
  ['semolina', 'sooji', 'suji', 'rava'],
  ['besan', 'gramflour'],
  ['poha', 'flattened'],
  ['jaggery', 'gur', 'gud'],
  ['salt', 'namak'],
  ['oil', 'tel'],
  ['ghee', 'ghi'],
  ['butter', 'makhan', 'buter'],
  ['cheese', 'chees', 'chese'],
  ['tea', 'chai', 'chaha'],
  ['coffee', 'cofee', 'coffe', 'kaapi'],
  ['biscuit', 'biscut', 'cookie', 'bisket'],
  ['banana', 'kela'],
  ['apple', 'seb'],
  ['mango', 'aam'],
  ['lemon', 'nimbu', 'lime'],
  ['almond', 'badam'],
  ['cashew', 'kaju'],
  ['raisin', 'kishmish'],
  ['soap', 'sabun'],
  ['noodle', 'maggi', 'noodel'],
];

const byWord = new Map<string, Set<string>>();
for (const group of groups)
  for (const word of group) byWord.set(word, new Set([...(byWord.get(word) ?? []), ...group]));

/** Shortest beginning of a word that is taken to mean it. */
const beginning = 4;

/** The other words for a term; with `begun` also for the words that begin with it, as it may still be being typed. */
export const sameWords = (term: string, begun: boolean): string[] => {
  const others = new Set(byWord.get(term));
  if (begun && term.length >= beginning)
    for (const [word, group] of byWord)
      if (word.startsWith(term)) for (const other of group) others.add(other);
  others.delete(term);
  return [...others];
};
