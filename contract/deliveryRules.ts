/** What the shop's delivery rules come to (W-38). Pure and without zod; `contract/delivery.ts` has how they travel. */
import { inIndia } from './country.js';
import { type Bill, type BilledLine, billOfCart, type Paise, type Rupees, toPaise } from './money.js';
import { openAt, type OpeningHours } from './openingHours.js';

/** How delivery is paid: amounts in paise, 0 where there is none. From `freeFrom` on it costs nothing. */
export interface DeliveryPrices {
  minimum: Paise;
  charge: Paise;
  freeFrom: Paise;
}

/** `pincodes`: whole PIN codes or their beginnings; none: every PIN code is served. */
export interface DeliveryRules extends DeliveryPrices, OpeningHours {
  pincodes: readonly string[];
}

const roundTheClock = { open: true, from: '00:00', to: '00:00' } as const;

/** What holds until somebody sets rules: everywhere, always, for any amount, without a charge. */
export const usualRules = {
  pincodes: [],
  minimum: 0,
  charge: 0,
  freeFrom: 0,
  week: Array.from({ length: 7 }, () => roundTheClock),
  closedDates: [],
} satisfies DeliveryRules;

/** Rules as they travel, in rupees, as the functions here take them. */
export const rulesInPaise = <Rules extends Record<keyof DeliveryPrices, Rupees>>(rules: Rules): Rules => ({
  ...rules,
  minimum: toPaise(rules.minimum),
  charge: toPaise(rules.charge),
  freeFrom: toPaise(rules.freeFrom),
});

/** What delivery costs an order of this subtotal. */
export const deliveryCharge = (
  { charge, freeFrom }: Pick<DeliveryPrices, 'charge' | 'freeFrom'>,
  subtotal: Paise,
): Paise => (freeFrom > 0 && subtotal >= freeFrom ? 0 : charge);

/** The bill of cart lines with their delivery; nothing to buy, nothing to bring. */
export const billDelivered = (
  lines: readonly BilledLine[],
  prices: Pick<DeliveryPrices, 'charge' | 'freeFrom'>,
): Bill => {
  const { subtotal, quantity } = billOfCart(lines);
  return billOfCart(lines, quantity ? deliveryCharge(prices, subtotal) : 0);
};

/** How much is missing to the smallest order; 0 where nothing is. */
export const shortOfMinimum = ({ minimum }: Pick<DeliveryPrices, 'minimum'>, subtotal: Paise): Paise =>
  Math.max(0, minimum - subtotal);

/** How much is missing until delivery is free; 0 where it is, or never becomes so. */
export const shortOfFree = (prices: Pick<DeliveryPrices, 'charge' | 'freeFrom'>, subtotal: Paise): Paise =>
  prices.freeFrom > 0 && deliveryCharge(prices, subtotal) > 0 ? prices.freeFrom - subtotal : 0;

/** Whether the shop delivers there. PIN codes are India's: with a list of them, nowhere else is served. */
export const isServed = (
  { pincodes }: Pick<DeliveryRules, 'pincodes'>,
  { pincode, country }: { pincode: string; country: string },
): boolean => {
  if (!pincodes.length) return true;
  const compact = pincode.replace(/[\s-]/g, '');
  return inIndia(country) && pincodes.some((served) => compact.startsWith(served));
};

/** What decides how long an order takes. `atOnce`: how many are handled within `minutes`, 0: however many. */
export interface Queue {
  minutes: number;
  atOnce: number;
  /** Orders that stand open before this one. */
  open: number;
}

/** Minutes until an order placed now arrives, in rounds of `minutes`. */
export const minutesInQueue = ({ minutes, atOnce, open }: Queue): number =>
  atOnce ? minutes * Math.ceil((open + 1) / atOnce) : minutes;

/** When an order of that moment arrives: counted from the opening where the shop is closed. */
export const arrivalOf = (hours: OpeningHours, when: Date, minutes: number): Date => {
  const opening = openAt(hours, when);
  const begins = opening.open ? when : (opening.opens ?? when);
  return new Date(begins.getTime() + minutes * 60_000);
};
