import { darker, lighter, mix } from './colour.js';
import { seeded } from '../../random.js';
import type { PaintedSheet } from './sheet.js';

type Grain =
  | 'round'
  | 'oval'
  | 'long'
  | 'almond'
  | 'kidney'
  | 'flake'
  | 'crystal'
  | 'powder'
  | 'stick'
  | 'tube'
  | 'chunk';

/** The look of loose products: the shape of a grain, its length in px, and its colours. */
interface Fill {
  grain: Grain;
  size: number;
  colours: readonly [string, ...string[]];
}

// prettier-ignore
export const fills = {
  toor: { grain: 'oval', size: 17, colours: ['#E9B23E', '#F2C558', '#D99A2B'] }, moong: { grain: 'oval', size: 14, colours: ['#F1D465', '#F7E28A', '#E2BE4A'] },
  greenMoong: { grain: 'oval', size: 14, colours: ['#6F8F3A', '#85A64A', '#5A7630'] }, masoor: { grain: 'round', size: 14, colours: ['#E8703F', '#F0875A', '#D65A2C'] },
  chana: { grain: 'oval', size: 18, colours: ['#E6B04A', '#F0C468', '#D19836'] }, kalaChana: { grain: 'round', size: 19, colours: ['#6A432B', '#7D5236', '#573521'] },
  kabuli: { grain: 'round', size: 24, colours: ['#EAD3A2', '#F3E1B9', '#DABD85'] }, urad: { grain: 'oval', size: 14, colours: ['#F0EBDD', '#FBF8EF', '#DCD5C2'] },
  blackUrad: { grain: 'oval', size: 14, colours: ['#35322F', '#48443F', '#262422'] }, rajma: { grain: 'kidney', size: 26, colours: ['#7A2430', '#8E3140', '#641A26'] },
  chitra: { grain: 'kidney', size: 26, colours: ['#D9B79A', '#C99C7C', '#A8654D'] }, lobia: { grain: 'kidney', size: 20, colours: ['#F0E2C0', '#E6D3A8', '#3B322B'] },
  soya: { grain: 'chunk', size: 26, colours: ['#D9B174', '#E6C38C', '#C59B5D'] }, peasDried: { grain: 'round', size: 19, colours: ['#D8CE86', '#C5BE6C', '#E4DC9E'] },
  basmati: { grain: 'long', size: 24, colours: ['#FBF8EE', '#F1ECDD', '#E6DFCB'] }, rice: { grain: 'long', size: 16, colours: ['#FAF7EE', '#EFEADC', '#E3DBC8'] },
  brownRice: { grain: 'long', size: 18, colours: ['#C99E6A', '#D9B382', '#B78955'] }, idliRice: { grain: 'oval', size: 12, colours: ['#FBF9F2', '#F0ECE0', '#E2DCCB'] },
  flattened: { grain: 'flake', size: 22, colours: ['#F6EFDC', '#FCF8EC', '#E7DCC0'] }, puffed: { grain: 'oval', size: 22, colours: ['#FBF6E8', '#F3EAD2', '#FFFFFF'] },
  atta: { grain: 'powder', size: 3, colours: ['#E9D6B4', '#F1E2C6', '#DBC49C'] }, maida: { grain: 'powder', size: 3, colours: ['#F8F3E6', '#FEFBF2', '#EAE2CF'] },
  besan: { grain: 'powder', size: 3, colours: ['#EFCF7A', '#F5DC94', '#E0BC60'] }, ragi: { grain: 'powder', size: 3, colours: ['#A07C68', '#B48F79', '#8C6855'] },
  sooji: { grain: 'crystal', size: 6, colours: ['#F4E6BE', '#FBF0D2', '#E6D3A2'] }, daliya: { grain: 'crystal', size: 11, colours: ['#CFA468', '#DEB981', '#BB8E51'] },
  bajra: { grain: 'round', size: 11, colours: ['#9A9678', '#B0AB8C', '#7F7B60'] }, oats: { grain: 'flake', size: 22, colours: ['#E3CDA3', '#EFDDBA', '#D2B786'] },
  cornflakes: { grain: 'flake', size: 40, colours: ['#EFA934', '#F6C159', '#DB8F20'] }, chocoFlakes: { grain: 'flake', size: 34, colours: ['#5C3623', '#70452E', '#472818'] },
  muesli: { grain: 'chunk', size: 24, colours: ['#DDBB83', '#A5683A', '#8C2F3B', '#EFDDB4'] }, quinoa: { grain: 'round', size: 8, colours: ['#EBDDB8', '#DCCB9E', '#F5EBD0'] },
  sabudana: { grain: 'round', size: 15, colours: ['#FBFBF8', '#F0F0EA', '#E4E4DC'] }, sugar: { grain: 'crystal', size: 8, colours: ['#FFFFFF', '#EFF3F7', '#DCE4EC'] },
  brownSugar: { grain: 'crystal', size: 8, colours: ['#B77F45', '#CB9659', '#A06B35'] }, saltGrain: { grain: 'crystal', size: 5, colours: ['#FFFFFF', '#F1F4F6', '#E0E6EB'] },
  pinkSalt: { grain: 'crystal', size: 9, colours: ['#F2B8A8', '#F9D0C4', '#E49C8A'] }, jaggeryPowder: { grain: 'powder', size: 5, colours: ['#B9782F', '#CB8E45', '#A16423'] },
  turmeric: { grain: 'powder', size: 3, colours: ['#E7A516', '#F2B733', '#D08F0A'] }, chilliPowder: { grain: 'powder', size: 3, colours: ['#C3321F', '#D4472F', '#A72617'] },
  corianderPowder: { grain: 'powder', size: 3, colours: ['#9E8B4E', '#B19E60', '#87753E'] }, masala: { grain: 'powder', size: 4, colours: ['#8A4B22', '#A0602F', '#6E3918'] },
  amchur: { grain: 'powder', size: 3, colours: ['#B99A63', '#CCB07C', '#A2834D'] }, cumin: { grain: 'long', size: 18, colours: ['#8D6A3E', '#A58150', '#6F5230'] },
  fennel: { grain: 'long', size: 20, colours: ['#A9B45E', '#BDC775', '#8F9A48'] }, mustard: { grain: 'round', size: 9, colours: ['#3B2A22', '#5A4030', '#2A1D18'] },
  fenugreek: { grain: 'crystal', size: 12, colours: ['#C48F35', '#D6A44B', '#AB7A28'] }, corianderSeed: { grain: 'round', size: 14, colours: ['#B8A05A', '#CBB470', '#9E8747'] },
  pepper: { grain: 'round', size: 14, colours: ['#2D2926', '#423B36', '#1D1A18'] }, clove: { grain: 'almond', size: 20, colours: ['#5A3220', '#6F4029', '#432416'] },
  cardamom: { grain: 'almond', size: 28, colours: ['#9DB466', '#B4C97E', '#839A50'] }, cinnamon: { grain: 'stick', size: 60, colours: ['#9A5B2E', '#B0713F', '#7F4822'] },
  sesame: { grain: 'oval', size: 9, colours: ['#F6EBCF', '#FCF5E2', '#E5D6B0'] }, chia: { grain: 'oval', size: 8, colours: ['#55524F', '#8B8580', '#36332F'] },
  flax: { grain: 'almond', size: 13, colours: ['#8A4F26', '#A1642F', '#6F3D1B'] }, pumpkinSeed: { grain: 'almond', size: 24, colours: ['#7E9650', '#95AC64', '#677E3E'] },
  almond: { grain: 'almond', size: 36, colours: ['#A9662F', '#BC7A40', '#915323'] }, cashew: { grain: 'kidney', size: 40, colours: ['#F1DDB2', '#F8E9C9', '#E2C891'] },
  raisin: { grain: 'oval', size: 24, colours: ['#A38A34', '#BBA24A', '#86701F'] }, blackRaisin: { grain: 'oval', size: 24, colours: ['#3A2431', '#503443', '#281722'] },
  pista: { grain: 'almond', size: 30, colours: ['#D8C08E', '#9FB154', '#E6D2A5'] }, walnut: { grain: 'chunk', size: 40, colours: ['#C08A4E', '#D19F64', '#A8733B'] },
  date: { grain: 'oval', size: 46, colours: ['#5E2F1B', '#774026', '#472113'] }, fig: { grain: 'chunk', size: 44, colours: ['#C4A067', '#D4B47E', '#AC8850'] },
  makhana: { grain: 'round', size: 36, colours: ['#FBF6EA', '#F2E8D3', '#E9D9BB'] }, peanuts: { grain: 'oval', size: 26, colours: ['#C9824E', '#D89565', '#B56E3C'] },
  trail: { grain: 'chunk', size: 28, colours: ['#A9662F', '#F1DDB2', '#8C2F3B', '#86A04A'] }, sev: { grain: 'stick', size: 44, colours: ['#EDB03A', '#F5C45C', '#DB9A25'] },
  bhujia: { grain: 'stick', size: 34, colours: ['#D68F33', '#E4A54C', '#BF7822'] }, mixture: { grain: 'chunk', size: 24, colours: ['#E9AE3C', '#C9772E', '#8FA347', '#D9B36C'] },
  chips: { grain: 'flake', size: 58, colours: ['#F6D071', '#FADF95', '#EBBB4E'] }, tomatoChips: { grain: 'flake', size: 58, colours: ['#F0A45A', '#F5B874', '#E28B40'] },
  bananaChips: { grain: 'flake', size: 50, colours: ['#F5D34E', '#FAE27A', '#E8C033'] }, nachos: { grain: 'almond', size: 60, colours: ['#F0B64A', '#F7C86B', '#DE9F33'] },
  vermicelli: { grain: 'stick', size: 70, colours: ['#E9C583', '#F2D59B', '#D9B069'] }, penne: { grain: 'tube', size: 46, colours: ['#F2D386', '#F8E1A4', '#E3BE69'] },
  macaroni: { grain: 'kidney', size: 34, colours: ['#F4D689', '#F9E4A9', '#E5C16D'] }, spaghetti: { grain: 'stick', size: 150, colours: ['#F1D38A', '#F7E0A6', '#E2BF70'] },
  tea: { grain: 'crystal', size: 9, colours: ['#3C2418', '#543423', '#29170F'] }, greenLeaf: { grain: 'stick', size: 20, colours: ['#5F7439', '#778C4C', '#495B2A'] },
  coffeeBean: { grain: 'oval', size: 28, colours: ['#56341F', '#6B452C', '#422616'] }, coffeePowder: { grain: 'crystal', size: 8, colours: ['#6A4025', '#7F5233', '#522F1A'] },
  cocoa: { grain: 'powder', size: 3, colours: ['#6B412B', '#7F523A', '#57321F'] }, malt: { grain: 'powder', size: 4, colours: ['#C79D68', '#D6B07F', '#B38851'] },
  whitePowder: { grain: 'powder', size: 3, colours: ['#F7F4EC', '#FEFDF8', '#E8E3D6'] }, detergent: { grain: 'crystal', size: 7, colours: ['#F4F7FB', '#FFFFFF', '#6FA7E0'] },
  kibble: { grain: 'round', size: 30, colours: ['#8E5A33', '#A06B40', '#774825'] }, catKibble: { grain: 'chunk', size: 22, colours: ['#B5743D', '#8E5A33', '#C99255'] },
  birdSeed: { grain: 'oval', size: 12, colours: ['#E4C77C', '#B8863F', '#6D5B45'] }, litter: { grain: 'crystal', size: 12, colours: ['#DADCD9', '#EDEFEC', '#BFC3C2'] },
  camphor: { grain: 'chunk', size: 26, colours: ['#FFFFFF', '#F2F5F7', '#E3E8EC'] }, cotton: { grain: 'round', size: 40, colours: ['#FFFFFF', '#F6F7F8', '#ECEEF0'] },
  candies: { grain: 'round', size: 34, colours: ['#E2574C', '#F2B632', '#57A85A', '#4E86D6'] }, toffee: { grain: 'chunk', size: 32, colours: ['#C98538', '#DDA055', '#A96A26'] },
  fryums: { grain: 'tube', size: 34, colours: ['#F3D58A', '#EE8F4A', '#9CC36A'] }, pickle: { grain: 'chunk', size: 40, colours: ['#B5641C', '#8C7A24', '#A3401A'] }, greenPickle: { grain: 'chunk', size: 36, colours: ['#7F8B2A', '#5E7A2A', '#A37A22'] }, tamarind: { grain: 'chunk', size: 40, colours: ['#5A3320', '#6F432C', '#452516'] },
} as const satisfies Record<string, Fill>;

export type FillName = keyof typeof fills;

export const isFill = (name: string): name is FillName => name in fills;

/** The outline of each kind of grain, 1 long on the x axis. It is scaled when it is drawn. */
const outlines: Record<Grain, string> = {
  round: 'M-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0Z',
  oval: 'M-.5 0a.5.36 0 1 1 1 0a.5.36 0 1 1-1 0Z',
  long: 'M-.5 0C-.36-.19.36-.19.5 0C.36.17-.36.17-.5 0Z',
  almond: 'M-.5 0C-.34-.34.14-.32.5 0C.14.32-.34.34-.5 0Z',
  kidney:
    'M-.48-.02C-.46-.34-.1-.36.06-.28C.3-.36.52-.2.48.06C.44.3.2.34.14.14C.06.02-.06.04-.14.14C-.24.32-.5.26-.48-.02Z',
  flake: 'M-.5-.04C-.4-.36-.06-.42.2-.36C.46-.3.56-.02.42.2C.26.42-.12.36-.3.26C-.44.2-.54.1-.5-.04Z',
  crystal: 'M-.44-.2L.1-.44L.46-.06L.22.42L-.34.36Z',
  powder: 'M-.5 0a.5.5 0 1 1 1 0a.5.5 0 1 1-1 0Z',
  stick: 'M-.5-.02C-.3-.12.2.06.48-.06C.54-.02.5.06.44.07C.2.16-.24-.02-.46.07C-.52.06-.52 0-.5-.02Z',
  tube: 'M-.5-.18L.4-.18L.5.18L-.4.18Z',
  chunk: 'M-.42-.18C-.24-.44.12-.42.34-.32C.56-.1.46.18.3.34C.02.46-.3.42-.42.2C-.5.06-.5-.08-.42-.18Z',
};

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Covers an area with grains, the nearer over the farther ones. The caller clips the result. */
export function spread(
  sheet: PaintedSheet,
  name: FillName,
  { x, y, width, height }: Area,
  seed: string,
  zoom = 1,
): string {
  const { grain, size, colours }: Fill = fills[name];
  const random = seeded(name + seed);
  const length = size * zoom * 1.22;
  const powder = grain === 'powder';
  const step = Math.max(
    powder ? 15 : 8,
    length *
      (grain === 'stick'
        ? 0.26
        : grain === 'long'
          ? 0.46
          : grain === 'kidney' || grain === 'almond' || grain === 'chunk'
            ? 0.84
            : 0.76),
  );
  const grains: string[] = [];
  for (let row = y; row < y + height + step; row += step * 0.8) {
    for (let column = x; column < x + width + step; column += step) {
      const colour = colours[Math.floor(random() * colours.length)] ?? colours[0];
      const at = `translate(${(column + (random() - 0.5) * step).toFixed(1)} ${(row + (random() - 0.5) * step).toFixed(1)})`;
      const scale = (length * (0.85 + random() * 0.3)).toFixed(2);
      grains.push(
        `<path transform="${at} rotate(${Math.floor(random() * 360)}) scale(${scale})" d="${outlines[grain]}" ${tone(sheet, colour, powder || length < 7)}/>`,
      );
    }
  }
  const base = powder ? mix(colours[0], '#ffffff', 0.08) : darker(colours[0], 0.2);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${base}"/>${grains.join('')}`;
}

const tone = (sheet: PaintedSheet, colour: string, flat: boolean) =>
  flat
    ? `fill="${colour}"`
    : `fill="${sheet.radial(
        [
          [0, lighter(colour, 0.3)],
          [0.55, colour],
          [1, darker(colour, 0.2)],
        ],
        0.4,
        0.34,
        0.72,
      )}" stroke="${darker(colour, 0.42)}" stroke-opacity=".4" stroke-width=".05"`;
