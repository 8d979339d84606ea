import type { Queries } from './meanings.js';

/** Queries with one typo in a word (edit distance 1). */
export const misspelt: Queries = {
  // missing letter
  butter: ['buter'],
  shampoo: ['shampo'],
  biscuit: ['biscut'],
  detergent: ['detrgent'],
  toothpaste: ['toothpast'],
  coriander: ['corander'],
  basmati: ['basmti'],
  cauliflower: ['califlower'],
  pomegranate: ['pomgranate'],
  // extra letter
  sugar: ['shugar'],
  tomato: ['tomatoe', 'tommato'],
  potato: ['pottato'],
  capsicum: ['capsicumn'],
  almond: ['almmond'],
  banana: ['bananna'],
  // wrong letter
  cheese: ['cheeze'],
  yogurt: ['yogart'],
  ketchup: ['katchup'],
  cashew: ['cashaw'],
  cinnamon: ['cinnaman'],
  ghee: ['ghea'],
  walnut: ['walnot'],
  carrot: ['carrit'],
  // two letters swapped
  milk: ['mlik'],
  bread: ['braed'],
  chocolate: ['chocoalte'],
  honey: ['hoeny'],
  coffee: ['cofefe'],
  noodles: ['noodels'],
  garlic: ['garilc'],
  onion: ['onoin'],
  // doubled or undoubled letter
  paneer: ['panneer'],
  chilli: ['chili', 'chillli'],
  spinach: ['spinnach'],
  vinegar: ['vineggar'],
  mushroom: ['mushrom'],
  pepper: ['peper'],
  // wrong first letter
  egg: ['rggs'],
  turmeric: ['yurmeric'],
  cumin: ['xumin'],
  soap: ['doap'],
  pickle: ['oickle'],
  diaper: ['siaper'],
  oats: ['ioats'],
  // common misspelling
  vermicelli: ['vermicili'],
  cornFlakes: ['cornflex'],
  pineapple: ['pinapple'],
};

/** Queries with typos in two words. */
export const twoSlips: Queries = {
  greenTea: ['gren tae'],
  oliveOil: ['oliv oyl'],
  peanutButter: ['penut buter'],
  faceWash: ['fase wsah'],
  garamMasala: ['gram masla'],
  mangoPickle: ['mngo pickel'],
  coconutOil: ['cocnut oli'],
  iceCream: ['ise creem'],
  potatoChips: ['potto chpis'],
  mustardOil: ['musterd oill'],
  toothpaste: ['colgte tothpaste'],
  basmati: ['basmti rcie'],
};

/** Queries that are not typed to the end. */
export const halfTyped: Queries = {
  basmati: ['basm', 'basmati r'],
  toothpaste: ['toothp', 'tooth p'],
  shampoo: ['shamp'],
  chocolate: ['choco', 'chocol'],
  detergent: ['deterg'],
  paneer: ['pane'],
  turmeric: ['turm', 'turmeric po'],
  cardamom: ['carda'],
  biscuit: ['bisc'],
  potato: ['potat'],
  cauliflower: ['caulif'],
  pomegranate: ['pomeg'],
  oliveOil: ['olive o'],
  peanutButter: ['peanut b'],
  greenTea: ['green t'],
  faceWash: ['face w'],
  garamMasala: ['garam m'],
  mustardOil: ['mustard o'],
  noodles: ['nood'],
  coffee: ['coff'],
  diaper: ['diap'],
  incense: ['agarb'],
  toor: ['toor d'],
  curd: ['cur', 'dah'],
  gulabJamun: ['gulab j'],
};
