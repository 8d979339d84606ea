import type { Paise } from './money.js';
import { type Measure, type Measured, measuredOf } from './unitText.js';

export type { Measure } from './unitText.js';

/** A price in paise for one kilogram, litre or piece. */
export interface UnitPrice {
  amount: Paise;
  measure: Measure;
}

/** Returns the unrounded price in paise per kilogram, litre or piece, for sorting; undefined without an amount. */
export const comparableUnitPrice = (measured: Measured | undefined, price: Paise): UnitPrice | undefined =>
  measured && { amount: price / measured.size, measure: measured.measure };

const rank: Readonly<Record<Measure, number>> = { kg: 0, litre: 1, piece: 2 };

/**
 * Compares two products for sorting: by the price per kilogram, then per litre, then per piece, the cheapest
 * first in each; products without a unit price come last.
 */
export const byUnitPrice = (one: UnitPrice | undefined, other: UnitPrice | undefined): number => {
  if (!one || !other) return Number(!one) - Number(!other);
  return rank[one.measure] - rank[other.measure] || one.amount - other.amount;
};

/**
 * Returns the price per kilogram, litre or piece, rounded to paise. Undefined when the unit ("1 bunch",
 * "Family pack") is not understood, and when the unit price equals the price.
 * @param unit as a product has it: "500 g", "2 x 200 ml", "10 pcs"
 * @param price after the discount, in paise
 */
export const unitPriceOf = (unit: string, price: Paise): UnitPrice | undefined => {
  const exact = comparableUnitPrice(measuredOf(unit), price);
  if (!exact) return undefined;
  const amount = Math.round(exact.amount);
  return amount === price ? undefined : { ...exact, amount };
};

/** The measures of legal unit prices: small packs use gram or millilitre. */
export type SaleMeasure = Measure | 'g' | 'ml';

const small: Readonly<Partial<Record<Measure, SaleMeasure>>> = { kg: 'g', litre: 'ml' };

/**
 * Returns the unit sale price that the law on packaged goods requires, from the maximum retail price, rounded
 * to paise. It is per gram or millilitre below one kilogram or litre, per kilogram or litre from there, else
 * per piece. Undefined when it equals the price.
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
