import type { Paise } from './money.js';

/** What prices are compared by. */
export type Measure = 'kg' | 'litre' | 'piece';

/** A price in paise for one kilogram, litre or piece. */
export interface UnitPrice {
  amount: Paise;
  measure: Measure;
}

/** How many of each make one measure. */
const scales: Readonly<Record<string, readonly [measure: Measure, parts: number]>> = {
  kg: ['kg', 1],
  g: ['kg', 1_000],
  gm: ['kg', 1_000],
  l: ['litre', 1],
  ltr: ['litre', 1],
  litre: ['litre', 1],
  ml: ['litre', 1_000],
  pc: ['piece', 1],
  piece: ['piece', 1],
  unit: ['piece', 1],
};

const written =
  /^(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*(kg|gm?|l|ltr|litre|ml|pc|piece|unit)s?\.?(?:\s*\(.*\))?$/i;

/**
 * The price per kilogram, litre or piece, rounded to paise; undefined where the unit's text ("1 bunch", "Family pack") does not
 * tell, and where it would say the price again.
 * @param unit as a product has it: "500 g", "2 x 200 ml", "10 pcs"
 * @param price what one pays, in paise
 */
export const unitPriceOf = (unit: string, price: Paise): UnitPrice | undefined => {
  const [, packs = '1', size = '0', name = ''] = written.exec(unit.trim()) ?? [];
  const [measure, parts] = scales[name.toLowerCase()] ?? [];
  const measures = (Number(packs) * Number(size)) / (parts ?? 1);
  if (!measure || measures <= 0) return undefined;
  const amount = Math.round(price / measures);
  return amount === price ? undefined : { amount, measure };
};
