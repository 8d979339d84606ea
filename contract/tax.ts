import type { BilledOrder, Paise } from './money.js';
import { billOfOrder, toPaise, type Rupees } from './money.js';

/** The rates of the goods and services tax, in percent. */
export const gstRates = [0, 5, 12, 18, 28, 40] as const;

/** An amount that includes its tax, taken apart: `taxable + cgst + sgst + igst = amount`. All in paise, the rate in percent. */
export interface Taxed {
  amount: Paise;
  rate: number;
  taxable: Paise;
  /** The halves of the Union and of the state, equal to the paisa; 0 between states. */
  cgst: Paise;
  sgst: Paise;
  /** Between states; 0 within one. */
  igst: Paise;
}

/** Which part of an amount is tax, the tax being inside it. */
const taxIn = (amount: Paise, rate: number): Paise => Math.round((amount * rate) / (100 + rate));

/** Takes an amount apart. Within a state each half is rounded, not their sum, so that the two are equal, as a return wants them. */
export const taxed = (amount: Paise, rate: number, betweenStates: boolean): Taxed => {
  const igst = betweenStates ? taxIn(amount, rate) : 0;
  const half = betweenStates ? 0 : Math.round((amount * rate) / (2 * (100 + rate)));
  return { amount, rate, taxable: amount - igst - 2 * half, cgst: half, sgst: half, igst };
};

export const taxOf = ({ cgst, sgst, igst }: Taxed): Paise => cgst + sgst + igst;

const sumOf = (parts: readonly Taxed[], rate: number): Taxed => {
  const all = (of: (part: Taxed) => Paise) => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    rate,
    amount: all((part) => part.amount),
    taxable: all((part) => part.taxable),
    cgst: all((part) => part.cgst),
    sgst: all((part) => part.sgst),
    igst: all((part) => part.igst),
  };
};

/** Sums of the parts of each rate, the lowest rate first. */
const taxByRate = (parts: readonly Taxed[]): Taxed[] => {
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) =>
    sumOf(
      parts.filter((part) => part.rate === rate),
      rate,
    ),
  );
};

/** A line as it travels; without a rate it has the shop's. */
interface TaxedLine {
  amount: Rupees;
  gstRate?: number | undefined;
}

/** `rate`: the shop's, in percent. */
const taxOfLine = ({ amount, gstRate }: TaxedLine, rate: number, betweenStates: boolean): Taxed =>
  taxed(toPaise(amount), gstRate ?? rate, betweenStates);

interface TaxedOrder extends BilledOrder {
  lines: readonly (BilledOrder['lines'][number] & TaxedLine)[];
}

/** The tax of an order: of each line, of the delivery charge, and by rate; the parts add up to the order's total. */
export const taxOfOrder = (order: TaxedOrder, rate: number, betweenStates: boolean) => {
  const lines = order.lines.map((line) => taxOfLine(line, rate, betweenStates));
  const delivery = taxed(billOfOrder(order).delivery, rate, betweenStates);
  return { lines, delivery, byRate: taxByRate(delivery.amount ? [...lines, delivery] : lines) };
};
