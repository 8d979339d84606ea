import type { DrawnName } from './drawn.js';

/**
 * A Fluent emoji by code point, optionally recoloured: `hue` in degrees, `saturation` and `brightness` as
 * factors.
 */
export interface Emoji {
  code: string;
  hue?: number;
  saturation?: number;
  brightness?: number;
}

// prettier-ignore
const plain = {
  // Vegetables and fruits
  tomato: '1f345', potato: '1f954', onion: '1f9c5', garlic: '1f9c4', ginger: '1fada', carrot: '1f955', cucumber: '1f952',
  capsicum: '1fad1', brinjal: '1f346', broccoli: '1f966', leaves: '1f96c', herb: '1f33f', corn: '1f33d', pea: '1fadb',
  mushroom: '1f344', chilli: '1f336-fe0f', avocado: '1f951', olive: '1fad2', beans: '1fad8', sweetPotato: '1f360', clover: '1f340',
  apple: '1f34e', greenApple: '1f34f', banana: '1f34c', orange: '1f34a', lemon: '1f34b', mango: '1f96d', grapes: '1f347',
  watermelon: '1f349', melon: '1f348', pineapple: '1f34d', pear: '1f350', peach: '1f351', cherry: '1f352', strawberry: '1f353',
  blueberry: '1fad0', kiwi: '1f95d', coconut: '1f965', salad: '1f957', sprout: '1f331', plant: '1fab4', lotus: '1fab7',
  // Dairy, bakery, staples
  milk: '1f95b', butter: '1f9c8', cheese: '1f9c0', egg: '1f95a', friedEgg: '1f373', loaf: '1f35e', baguette: '1f956',
  croissant: '1f950', bagel: '1f96f', roti: '1fad3', pancakes: '1f95e', waffle: '1f9c7', cake: '1f370', cupcake: '1f9c1',
  birthdayCake: '1f382', pie: '1f967', cookie: '1f36a', doughnut: '1f369', pretzel: '1f968', wheat: '1f33e', riceBowl: '1f35a', salt: '1f9c2',
  honey: '1f36f', jar: '1fad9', can: '1f96b', peanut: '1f95c', chestnut: '1f330', hen: '1f414', cow: '1f42e', cowStanding: '1f404',
  // Meals, snacks, sweets, drinks
  fries: '1f35f', popcorn: '1f37f', burger: '1f354', pizza: '1f355', sandwich: '1f96a', hotDog: '1f32d', wrap: '1f32f', taco: '1f32e',
  noodles: '1f35c', pasta: '1f35d', curry: '1f35b', stew: '1f372', paella: '1f958', momo: '1f95f', falafel: '1f9c6', spring: '1f959',
  chocolate: '1f36b', candy: '1f36c', lollipop: '1f36d', custard: '1f36e', iceCream: '1f366', sundae: '1f368', shavedIce: '1f367',
  dango: '1f361', coffee: '2615', teacup: '1f375', teapot: '1fad6', juice: '1f9c3', cup: '1f964', bubbleTea: '1f9cb', cocktail: '1f379',
  pouring: '1fad7', mate: '1f9c9', ice: '1f9ca', droplet: '1f4a7', mooncake: '1f96e', riceCracker: '1f358', bento: '1f371',
  // Meat and fish
  chickenLeg: '1f357', meat: '1f969', meatBone: '1f356', bacon: '1f953', fish: '1f41f', tropicalFish: '1f420', shrimp: '1f990',
  friedShrimp: '1f364', crab: '1f980', squid: '1f991', goat: '1f410', rooster: '1f413',
  // Home, care, baby, pets
  lotion: '1f9f4', soap: '1f9fc', sponge: '1f9fd', tissue: '1f9fb', broom: '1f9f9', bucket: '1faa3', basket: '1f9fa', toothbrush: '1faa5',
  tooth: '1f9b7', comb: '1faae', razor: '1fa92', mirror: '1fa9e', bathtub: '1f6c1', shower: '1f6bf', toilet: '1f6bd', plunger: '1faa0',
  shirt: '1f455', socks: '1f9e6', sparkles: '2728', bubbles: '1fae7', plate: '1f37d-fe0f', cutlery: '1f374', spoon: '1f944', knife: '1f52a', chopsticks: '1f962',
  bowl: '1f963', cooking: '1f373', mug: '1f37a', amphora: '1f3fa', bulb: '1f4a1', battery: '1f50b', candle: '1f56f-fe0f', lamp: '1fa94',
  scissors: '2702-fe0f', thread: '1f9f5', wastebasket: '1f5d1-fe0f', plug: '1f50c', fly: '1f99f', bandage: '1fa79', hibiscus: '1f33a', rose: '1f339',
  sunflower: '1f33b', blossom: '1f33c', cherryBlossom: '1f338', tulip: '1f337', lavender: '1fabb', leafFlutter: '1f343', bouquet: '1f490',
  baby: '1f476', bottle: '1f37c', teddy: '1f9f8', duck: '1f986', dog: '1f436', cat: '1f431', bone: '1f9b4', paws: '1f43e', bird: '1f426', heart: '1fa77',
  feather: '1fab6', fire: '1f525', star: '2b50', sun: '2600-fe0f', moon: '1f319', yarn: '1f9f6', droplets: '1f4a6', chick: '1f424', beads: '1f4ff', pill: '1f48a',
  pencil: '270f-fe0f', notebook: '1f4d3', pen: '1f58a-fe0f', crayon: '1f58d-fe0f', glove: '1f9e4', lipstick: '1f484', nailPolish: '1f485', bell: '1f514', ruler: '1f4cf', fuel: '1f9ef', bee: '1f41d', roseBud: '1f940',
} as const;

// prettier-ignore
const turned = {
  redOnion: { code: '1f9c5', hue: -60, saturation: 1.5, brightness: 0.62 }, springOnion: { code: '1f33f', hue: 12 },
  redCapsicum: { code: '1fad1', hue: -118, saturation: 1.35 }, yellowCapsicum: { code: '1fad1', hue: -52, saturation: 1.4, brightness: 1.45 },
  redCarrot: { code: '1f955', hue: -28, saturation: 1.1, brightness: 0.92 },
  spinach: { code: '1f96c', brightness: 0.86, hue: 8 }, redLeaves: { code: '1f96c', hue: -130, brightness: 0.8 },
  cabbage: { code: '1f96c', brightness: 1.35, hue: -14 }, purpleCabbage: { code: '1f96c', hue: 202, saturation: 0.8, brightness: 0.8 }, mint: { code: '1f33f', hue: 24, brightness: 0.85 },
  greenMango: { code: '1f96d', hue: 42, brightness: 0.9 }, blackGrapes: { code: '1f347', saturation: 0.6, brightness: 0.62 },
  sweetLime: { code: '1f34a', hue: 42, brightness: 1.08 }, lime: { code: '1f34b', hue: 32, brightness: 0.9 }, kinnow: { code: '1f34a', hue: -12, saturation: 1.1 },
  muskmelon: { code: '1f348', hue: -50, saturation: 1.3 }, greenBanana: { code: '1f34c', hue: 32, saturation: 0.9, brightness: 0.95 },
  whiteEgg: { code: '1f95a', saturation: 0.12, brightness: 1.28 }, brownLoaf: { code: '1f35e', brightness: 0.8, hue: -8 }, darkChocolate: { code: '1f36b', brightness: 0.7 }, milkChocolate: { code: '1f36b', brightness: 1.2, hue: 10 },
  whiteChocolate: { code: '1f36b', brightness: 2, saturation: 0.6, hue: 40 }, chocolateCookie: { code: '1f36a', brightness: 0.55 }, mangoCup: { code: '1f9cb', hue: 20, saturation: 1.5 },
  kulfi: { code: '1f366', hue: 20, saturation: 0.8 }, chocolateCone: { code: '1f366', brightness: 0.6 }, strawberryCone: { code: '1f366', hue: -40, brightness: 1.02 }, redTomatoes: { code: '1f345', hue: 8, brightness: 1.05 },
  silverFish: { code: '1f41f', saturation: 0.25, brightness: 1.05 }, pinkFish: { code: '1f41f', hue: 130, saturation: 0.7, brightness: 1.05 }, greenSponge: { code: '1f9fd', hue: 60 }, blueSoap: { code: '1f9fc', hue: -110 }, greenSoap: { code: '1f9fc', hue: 150 },
  yellowSoap: { code: '1f9fc', hue: 90, brightness: 1.2 }, whiteSoap: { code: '1f9fc', saturation: 0.2, brightness: 1.25 }, orangeSoap: { code: '1f9fc', hue: 55, saturation: 1.3 }, greenBucket: { code: '1faa3', hue: -110 }, blueBrush: { code: '1faa5', hue: -130 }, greenBrush: { code: '1faa5', hue: 130 },
  blueCandy: { code: '1f36c', hue: 190 }, greenCandy: { code: '1f36c', hue: 95 }, purpleCandy: { code: '1f36c', hue: -70 },
} as const satisfies Record<string, Emoji>;

export type EmojiName = keyof typeof plain | keyof typeof turned;
export type ArtName = EmojiName | DrawnName;

/**
 * Every emoji that the images use, by a name that this program gives it. The cast restores the keys that
 * Object.fromEntries loses.
 */
export const emoji: Readonly<Record<EmojiName, Emoji>> = {
  ...(Object.fromEntries(Object.entries(plain).map(([name, code]) => [name, { code }])) as Record<
    keyof typeof plain,
    Emoji
  >),
  ...turned,
};

export const isEmoji = (name: string): name is EmojiName => name in emoji;
