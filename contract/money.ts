/** An amount in paise (1/100 rupee), always an integer. */
export type Paise = number;

/** An amount as it travels: rupees with at most two decimals. */
export type Rupees = number;

export const toPaise = (rupees: Rupees): Paise => Math.round(rupees * 100);
export const toRupees = (paise: Paise): Rupees => paise / 100;

/** Price after a percentage discount, in the specification's own expression (§9), so that every client agrees to the paisa. */
export const discountedPrice = (price: Paise, discount = 0): Paise => {
  const rupees = price / 100;
  return Math.max(0, Math.round((rupees - Math.ceil((rupees * discount) / 100)) * 100));
};

/**
 * The discount in percent, with two decimals, whose price comes nearest to `salePrice` without rising above it. Of those that
 * make the same price it is the one nearest to the true percentage. Both prices in paise, `salePrice` not above `price`.
 */
export const discountToReach = (price: Paise, salePrice: Paise): number => {
  const meets = (hundredths: number) => discountedPrice(price, hundredths / 100) <= salePrice;
  const made = (hundredths: number) => discountedPrice(price, hundredths / 100);
  let hundredths = price ? Math.floor(((price - salePrice) * 10_000) / price) : 0;
  while (!meets(hundredths) && hundredths < 10_000) hundredths += 1;
  while (hundredths > 0 && meets(hundredths - 1) && made(hundredths - 1) > made(hundredths)) hundredths -= 1;
  return hundredths / 100;
};

/** What a bill is made of: a price before discount in paise, a discount in percent, a count. */
export interface PricedLine {
  price: Paise;
  discount: number;
  quantity: number;
}

/** All amounts in paise. `subtotal` is the discounted lines' total, `total` what is payable. */
export interface Bill {
  quantity: number;
  original: Paise;
  subtotal: Paise;
  savings: Paise;
  delivery: Paise;
  total: Paise;
}

export const lineAmount = ({ price, discount, quantity }: PricedLine): Paise =>
  discountedPrice(price, discount) * quantity;

/** A total shared out, rounded to the paisa; 0 among none. */
export const averageOf = (total: Paise, count: number): Paise => (count ? Math.round(total / count) : 0);

/** Adds lines up; savings = undiscounted total − discounted total (specification §9). */
export const billOf = (lines: readonly PricedLine[], delivery: Paise = 0): Bill => {
  const original = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { quantity, original, subtotal, savings: original - subtotal, delivery, total: subtotal + delivery };
};

/** What a bill reads of a cart line as it travels: a price in rupees, the stock on hand. */
export interface BilledLine {
  quantity: number;
  unavailable?: boolean;
  productId: { price: Rupees; discount: number; stock?: number };
}

/** How many of a cart line can be bought: none whose product is gone or sold out, and no more than there are. */
export const buyable = ({ quantity, unavailable, productId: { stock = quantity } }: BilledLine): number =>
  unavailable ? 0 : Math.min(quantity, stock);

/** The bill of cart lines, as far as they can be bought. */
export const billOfCart = (lines: readonly BilledLine[], delivery: Paise = 0): Bill =>
  billOf(
    lines.map((line) => ({
      quantity: buyable(line),
      price: toPaise(line.productId.price),
      discount: line.productId.discount,
    })),
    delivery,
  );

/** What a bill reads of an order as it travels: amounts in rupees, as they were when it was placed. */
export interface BilledOrder {
  lines: readonly { price: Rupees; quantity: number }[];
  subTotalAmt: Rupees;
  totalAmt: Rupees;
}

/** The bill of an order: worked out from what it keeps, so that it stays as it was placed. */
export const billOfOrder = ({ lines, subTotalAmt, totalAmt }: BilledOrder): Bill => {
  const [subtotal, total] = [toPaise(subTotalAmt), toPaise(totalAmt)];
  const original = lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return { quantity, original, subtotal, savings: original - subtotal, delivery: total - subtotal, total };
};

const inRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** ₹1,00,000.00 (S-001). */
export const formatMoney = (amount: Paise): string => inRupees.format(amount / 100);

/** The same for an amount that travels as rupees. */
export const formatRupees = (amount: Rupees): string => formatMoney(toPaise(amount));

/** 100000.00: for programs. */
export const plainRupees = (amount: Paise): string => (amount / 100).toFixed(2);

const figure = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 1,00,000.00: for a column of amounts. */
export const formatFigure = (amount: Paise): string => figure.format(amount / 100);

const inWholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** ₹1,00,00,000: for an amount that has no paise, such as a limit. */
export const formatWholeRupees = (amount: Rupees): string => inWholeRupees.format(amount);

const inBrief = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** ₹1.2L, in rupees: for the axis of a chart, where a whole amount has no room. */
export const formatRupeesBriefly = (amount: Rupees): string => inBrief.format(amount);
