/** An amount in paise (1/100 rupee), always an integer. */
export type Paise = number;

/** An amount on the wire: rupees with at most two decimals. */
export type Rupees = number;

export const toPaise = (rupees: Rupees): Paise => Math.round(rupees * 100);
export const toRupees = (paise: Paise): Rupees => paise / 100;

/**
 * Returns the price after a discount in percent. The expression is the specification's (§9), so that every
 * client agrees to the paisa.
 */
export const discountedPrice = (price: Paise, discount = 0): Paise => {
  const rupees = price / 100;
  return Math.max(0, Math.round((rupees - Math.ceil((rupees * discount) / 100)) * 100));
};

/** Returns what a piece of a product costs after its discount, in rupees as on the wire. */
export const priceNow = ({ price, discount }: { price: Rupees; discount: number }): Rupees =>
  toRupees(discountedPrice(toPaise(price), discount));

/**
 * Returns the discount in percent, with two decimals, whose price comes nearest to `salePrice` without rising
 * above it. Of several such discounts it is the one nearest to the true percentage. Both prices are in paise,
 * and `salePrice` is at most `price`.
 */
export const discountToReach = (price: Paise, salePrice: Paise): number => {
  const meets = (hundredths: number) => discountedPrice(price, hundredths / 100) <= salePrice;
  const made = (hundredths: number) => discountedPrice(price, hundredths / 100);
  let hundredths = price ? Math.floor(((price - salePrice) * 10_000) / price) : 0;
  while (!meets(hundredths) && hundredths < 10_000) hundredths += 1;
  while (hundredths > 0 && meets(hundredths - 1) && made(hundredths - 1) > made(hundredths)) hundredths -= 1;
  return hundredths / 100;
};

/** A line of a bill: the unit price before the discount in paise, the discount in percent, and the quantity. */
export interface PricedLine {
  price: Paise;
  discount: number;
  quantity: number;
}

/**
 * Amounts in paise. `subtotal`: the lines after their discounts; `total`: the amount to pay. `deliverySaved`: the
 * delivery charge that the order is large enough not to pay.
 */
export interface Bill {
  quantity: number;
  original: Paise;
  subtotal: Paise;
  savings: Paise;
  delivery: Paise;
  deliverySaved: Paise;
  total: Paise;
}

export const lineAmount = ({ price, discount, quantity }: PricedLine): Paise =>
  discountedPrice(price, discount) * quantity;

/** Returns the average, rounded to the paisa; 0 when `count` is 0. */
export const averageOf = (total: Paise, count: number): Paise => (count ? Math.round(total / count) : 0);

/**
 * Adds up order lines and the delivery charge. The savings are the total before discounts less the total
 * after them (specification §9).
 */
export const billOf = (lines: readonly PricedLine[], delivery: Paise = 0, deliverySaved: Paise = 0): Bill => {
  const original = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const savings = original - subtotal;
  return { quantity, original, subtotal, savings, delivery, deliverySaved, total: subtotal + delivery };
};

/** The fields of a cart line that a bill reads; the price is in rupees. */
export interface BilledLine {
  quantity: number;
  unavailable?: boolean;
  productId: { price: Rupees; discount: number; stock?: number };
}

/** Returns how many pieces of a cart line can be bought: at most the stock, and 0 when the product is deleted. */
export const buyable = ({ quantity, unavailable, productId: { stock = quantity } }: BilledLine): number =>
  unavailable ? 0 : Math.min(quantity, stock);

/** Returns the bill of the lines of a cart, counting only the pieces that can be bought. */
export const billOfCart = (
  lines: readonly BilledLine[],
  delivery: Paise = 0,
  deliverySaved: Paise = 0,
): Bill =>
  billOf(
    lines.map((line) => ({
      quantity: buyable(line),
      price: toPaise(line.productId.price),
      discount: line.productId.discount,
    })),
    delivery,
    deliverySaved,
  );

/** The fields of an order that a bill reads: amounts in rupees, as they were when it was placed. */
export interface BilledOrder {
  lines: readonly { price: Rupees; quantity: number }[];
  subTotalAmt: Rupees;
  totalAmt: Rupees;
  delivery_saved?: Rupees | undefined;
}

/** Returns the bill of an order from its stored amounts, so that it never changes. */
export const billOfOrder = ({ lines, subTotalAmt, totalAmt, delivery_saved = 0 }: BilledOrder): Bill => {
  const [subtotal, total] = [toPaise(subTotalAmt), toPaise(totalAmt)];
  const original = lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const [savings, delivery] = [original - subtotal, total - subtotal];
  return { quantity, original, subtotal, savings, delivery, deliverySaved: toPaise(delivery_saved), total };
};

const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Formats an amount in paise: ₹1,00,000.00. */
export const formatMoney = (amount: Paise): string => inRupees.format(amount / 100);

/** Formats an amount in rupees: ₹1,00,000.00. */
export const formatRupees = (amount: Rupees): string => formatMoney(toPaise(amount));

/** Formats an amount in paise for programs: 100000.00. */
export const plainRupees = (amount: Paise): string => (amount / 100).toFixed(2);

const withoutSymbol = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount in paise for a column of amounts: 1,00,000.00. */
export const formatAmount = (amount: Paise): string => withoutSymbol.format(amount / 100);

const inWholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Formats an amount without paise, such as a limit: ₹1,00,00,000. */
export const formatWholeRupees = (amount: Rupees): string => inWholeRupees.format(amount);

const inBrief = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** Formats rupees for the axis of a chart, where a whole amount has no room: ₹1.2L. */
export const formatRupeesBriefly = (amount: Rupees): string => inBrief.format(amount);
