/**
 * Words that customers use for one thing, the specification's own spellings among them ("panner", "chocklete", "aata", "dall"),
 * and the Hindi ones in both scripts.
 */
const groups: readonly string[][] = [
  ['paneer', 'panner', 'panir', 'paner', 'पनीर'],
  ['chocolate', 'chocklete', 'choclate', 'chocolet', 'choco', 'chocklate', 'चॉकलेट', 'चाकलेट'],
  ['atta', 'aata', 'ata', 'aatta', 'आटा'],
  ['dal', 'dall', 'daal', 'dhal', 'lentil', 'दाल'],
  ['curd', 'dahi', 'yogurt', 'yoghurt', 'thayir', 'dahee', 'दही'],
  ['milk', 'doodh', 'dudh', 'दूध'],
  ['sugar', 'cheeni', 'chini', 'shakkar', 'चीनी', 'शक्कर'],
  ['rice', 'chawal', 'chaval', 'चावल'],
  ['egg', 'anda', 'ande', 'अंडा', 'अंडे', 'अण्डे'],
  ['chip', 'crisp', 'wafer', 'चिप्स'],
  ['bread', 'loaf', 'pav', 'pao', 'ब्रेड', 'पाव'],
  ['potato', 'aloo', 'alu', 'batata', 'आलू'],
  ['onion', 'pyaz', 'pyaaz', 'kanda', 'प्याज', 'प्याज़'],
  ['tomato', 'tamatar', 'टमाटर'],
  ['okra', 'bhindi', 'ladyfinger', 'भिंडी'],
  ['coriander', 'dhania', 'dhaniya', 'cilantro', 'kothmir', 'धनिया'],
  ['ginger', 'adrak', 'अदरक'],
  ['garlic', 'lehsun', 'lahsun', 'lasun', 'लहसुन'],
  ['chilli', 'chili', 'chilly', 'mirch', 'mirchi', 'मिर्च', 'मिर्ची'],
  ['turmeric', 'haldi', 'हल्दी'],
  ['cumin', 'jeera', 'zeera', 'जीरा', 'ज़ीरा'],
  ['mustard', 'sarson', 'rai', 'सरसों', 'राई'],
  ['fenugreek', 'methi', 'मेथी'],
  ['spinach', 'palak', 'पालक'],
  ['pea', 'matar', 'mutter', 'मटर'],
  ['eggplant', 'brinjal', 'baingan', 'aubergine', 'बैंगन'],
  ['cauliflower', 'gobi', 'gobhi', 'गोभी'],
  ['chickpea', 'chana', 'channa', 'chole', 'chhole', 'चना', 'छोले'],
  ['rajma', 'kidney', 'राजमा'],
  ['semolina', 'sooji', 'suji', 'rava', 'सूजी', 'रवा'],
  ['besan', 'gramflour', 'बेसन'],
  ['poha', 'flattened', 'पोहा'],
  ['jaggery', 'gur', 'gud', 'गुड़', 'गुड'],
  ['salt', 'namak', 'नमक'],
  ['oil', 'tel', 'तेल'],
  ['ghee', 'ghi', 'घी'],
  ['butter', 'makhan', 'buter', 'मक्खन'],
  ['cheese', 'chees', 'chese', 'चीज़', 'चीज'],
  ['tea', 'chai', 'chaha', 'चाय'],
  ['coffee', 'cofee', 'coffe', 'kaapi', 'कॉफ़ी', 'कॉफी'],
  ['biscuit', 'biscut', 'cookie', 'bisket', 'बिस्कुट', 'बिस्किट'],
  ['banana', 'kela', 'केला', 'केले'],
  ['apple', 'seb', 'सेब'],
  ['mango', 'aam', 'आम'],
  ['lemon', 'nimbu', 'lime', 'नींबू', 'नीबू'],
  ['almond', 'badam', 'बादाम'],
  ['cashew', 'kaju', 'काजू'],
  ['raisin', 'kishmish', 'किशमिश'],
  ['soap', 'sabun', 'साबुन'],
  ['noodle', 'maggi', 'noodel', 'नूडल्स', 'मैगी'],
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
