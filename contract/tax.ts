import type { BilledOrder, Paise } from './money.js';
import { billOfOrder, toPaise, type Rupees } from './money.js';

/** The GST rates in percent. */
export const gstRates = [0, 5, 12, 18, 28, 40] as const;

/**
 * An amount that includes its tax, split up: `taxable + cgst + sgst + igst = amount`. All in paise, the rate
 * in percent.
 */
export interface Taxed {
  amount: Paise;
  rate: number;
  taxable: Paise;
  /**
   * The central tax, half of the whole. The other half is `sgst`, the tax of the state, equal to the paisa.
   * Both are 0 for a sale between states.
   */
  cgst: Paise;
  sgst: Paise;
  /** The integrated tax of a sale between states; 0 for a sale within one state. */
  igst: Paise;
}

/** Returns the tax that is included in an amount, both in paise. The rate is in percent. */
const taxIn = (amount: Paise, rate: number): Paise => Math.round((amount * rate) / (100 + rate));

/**
 * Splits an amount in paise into its taxable value and its tax. Within a state each half of the tax is
 * rounded, not the sum, because a tax return requires equal halves.
 */
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

/** Adds up taxed amounts by rate, the lowest rate first. */
const taxByRate = (parts: readonly Taxed[]): Taxed[] => {
  const rates = [...new Set(parts.map(({ rate }) => rate))].sort((a, b) => a - b);
  return rates.map((rate) =>
    sumOf(
      parts.filter((part) => part.rate === rate),
      rate,
    ),
  );
};

/** An order line as it is on the wire, in rupees; without a rate of its own, the shop's rate applies. */
interface TaxedLine {
  amount: Rupees;
  gstRate?: number | undefined;
}

/**
 * Returns the tax of an order line.
 * @param rate the shop's rate in percent, for lines without their own
 */
const taxOfLine = ({ amount, gstRate }: TaxedLine, rate: number, betweenStates: boolean): Taxed =>
  taxed(toPaise(amount), gstRate ?? rate, betweenStates);

interface TaxedOrder extends BilledOrder {
  lines: readonly (BilledOrder['lines'][number] & TaxedLine)[];
}

/**
 * Returns the tax of an order: of each line, of the delivery charge, and by rate. The parts add up to the
 * order's total.
 */
export const taxOfOrder = (order: TaxedOrder, rate: number, betweenStates: boolean) => {
  const lines = order.lines.map((line) => taxOfLine(line, rate, betweenStates));
  const delivery = taxed(billOfOrder(order).delivery, rate, betweenStates);
  return { lines, delivery, byRate: taxByRate(delivery.amount ? [...lines, delivery] : lines) };
};
