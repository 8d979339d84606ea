import type { Paise } from './money.js';
import { type Measure, measuredOf } from './unitText.js';

export type { Measure } from './unitText.js';

/** A price in paise for one kilogram, litre or piece. */
export interface UnitPrice {
  amount: Paise;
  measure: Measure;
}

/** What lists are sorted by: paise and parts of them for a kilogram, litre or piece, where the unit's text tells. */
export const comparableUnitPrice = (unit: string, price: Paise): UnitPrice | undefined => {
  const measured = measuredOf(unit);
  return measured && { amount: price / measured.size, measure: measured.measure };
};

const rank: Readonly<Record<Measure, number>> = { kg: 0, litre: 1, piece: 2 };

/** The cheapest first among what is sold by weight, then by volume, then by the piece; what cannot be compared comes last. */
export const byUnitPrice = (one: UnitPrice | undefined, other: UnitPrice | undefined): number => {
  if (!one || !other) return Number(!one) - Number(!other);
  return rank[one.measure] - rank[other.measure] || one.amount - other.amount;
};

/**
 * The price per kilogram, litre or piece, rounded to paise; undefined where the unit's text ("1 bunch", "Family pack") does not
 * tell, and where it would say the price again.
 * @param unit as a product has it: "500 g", "2 x 200 ml", "10 pcs"
 * @param price what one pays, in paise
 */
export const unitPriceOf = (unit: string, price: Paise): UnitPrice | undefined => {
  const exact = comparableUnitPrice(unit, price);
  if (!exact) return undefined;
  const amount = Math.round(exact.amount);
  return amount === price ? undefined : { ...exact, amount };
};

/** What the law has a price told by: small packs by the gram or millilitre. */
export type SaleMeasure = Measure | 'g' | 'ml';

const small: Readonly<Partial<Record<Measure, SaleMeasure>>> = { kg: 'g', litre: 'ml' };

/**
 * The unit sale price of the law on packaged goods: of the maximum retail price, by the gram or millilitre below one kilogram or
 * litre, by the kilogram or litre from there, else by the piece; rounded to paise. Undefined where it is the price itself.
 * @param price before the discount, in paise
 */
export const unitSalePriceOf = (
  unit: string,
  price: Paise,
): { amount: Paise; measure: SaleMeasure } | undefined => {
  const { measure, size } = measuredOf(unit) ?? {};
  if (!measure || !size) return undefined;
  const lesser = size < 1 ? small[measure] : undefined;
  const amount = Math.round(price / (lesser ? size * 1_000 : size));
  return amount === price ? undefined : { amount, measure: lesser ?? measure };
};
