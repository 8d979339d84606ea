/**
 * Evaluates the shop's delivery rules (W-38), its opening hours in India's time among them. The functions are pure
 * and need no zod, because the storefront's first screens load none; `contract/delivery.ts` has the schemas.
 */
import { inIndia } from './country.js';
import { dayNumber, dayOf, midnightOf } from './dates.js';
import { type Bill, type BilledLine, billOfCart, type Paise, type Rupees, toPaise } from './money.js';

/** The amounts of the delivery rules in paise, 0 for none. Delivery is free for a subtotal of `freeFrom` or more. */
export interface DeliveryPrices {
  minimum: Paise;
  charge: Paise;
  freeFrom: Paise;
}

/**
 * Hours of one weekday, as `09:00`. Hours whose `to` is not after `from` end on the next day, so equal values
 * mean all day.
 */
export interface DayHours {
  open: boolean;
  from: string;
  to: string;
}

/** `week`: seven days from Monday. `closedDates`: dates on which the shop does not open, as `2026-12-25`. */
export interface OpeningHours {
  week: readonly DayHours[];
  closedDates: readonly string[];
}

/**
 * How a shop offers later deliveries. `minutes`: the length of a slot. `days`: how many days after today the last slot
 * begins. `capacity`: how many orders a slot takes; 0 for any number. `lead`: the minutes between an order and the
 * beginning of its slot.
 */
export interface SlotRules {
  on: boolean;
  minutes: number;
  days: number;
  capacity: number;
  lead: number;
}

/**
 * `pincodes`: whole PIN codes or their prefixes; an empty list serves every PIN code. `slots`: how the shop offers later
 * deliveries; a shop of an older version sends none.
 */
export interface DeliveryRules extends DeliveryPrices, OpeningHours {
  pincodes: readonly string[];
  slots?: SlotRules;
}

const roundTheClock = { open: true, from: '00:00', to: '00:00' } as const;

/** The default rules: the shop delivers everywhere, at any time, for any amount, free of charge, and only now. */
export const usualRules = {
  pincodes: [],
  minimum: 0,
  charge: 0,
  freeFrom: 0,
  week: Array.from({ length: 7 }, () => roundTheClock),
  closedDates: [],
  slots: { on: false, minutes: 60, days: 2, capacity: 0, lead: 60 },
} satisfies DeliveryRules;

/** Converts the amounts of the rules from rupees to paise. */
export const rulesInPaise = <Rules extends Record<keyof DeliveryPrices, Rupees>>(rules: Rules): Rules => ({
  ...rules,
  minimum: toPaise(rules.minimum),
  charge: toPaise(rules.charge),
  freeFrom: toPaise(rules.freeFrom),
});

/** Returns the delivery charge for a subtotal. */
export const deliveryCharge = (
  { charge, freeFrom }: Pick<DeliveryPrices, 'charge' | 'freeFrom'>,
  subtotal: Paise,
): Paise => (freeFrom > 0 && subtotal >= freeFrom ? 0 : charge);

/** Returns the part of the delivery charge that a subtotal is large enough not to pay. */
export const deliverySaved = (prices: Pick<DeliveryPrices, 'charge' | 'freeFrom'>, subtotal: Paise): Paise =>
  prices.charge - deliveryCharge(prices, subtotal);

/** Returns the bill of the lines of a cart with the delivery charge, which is 0 for an empty cart. */
export const billDelivered = (
  lines: readonly BilledLine[],
  prices: Pick<DeliveryPrices, 'charge' | 'freeFrom'>,
): Bill => {
  const { subtotal, quantity } = billOfCart(lines);
  return quantity
    ? billOfCart(lines, deliveryCharge(prices, subtotal), deliverySaved(prices, subtotal))
    : billOfCart(lines);
};

/** Returns by how much a subtotal is below the minimum order; 0 when it is not below. */
export const shortOfMinimum = ({ minimum }: Pick<DeliveryPrices, 'minimum'>, subtotal: Paise): Paise =>
  Math.max(0, minimum - subtotal);

/**
 * Returns by how much a subtotal is below the amount for free delivery; 0 when delivery is free already or
 * never becomes free.
 */
export const shortOfFree = (prices: Pick<DeliveryPrices, 'charge' | 'freeFrom'>, subtotal: Paise): Paise =>
  prices.freeFrom > 0 && deliveryCharge(prices, subtotal) > 0 ? prices.freeFrom - subtotal : 0;

/** Tells whether the shop delivers to an address. With a list of PIN codes, addresses outside India are not served. */
export const isServed = (
  { pincodes }: Pick<DeliveryRules, 'pincodes'>,
  { pincode, country }: { pincode: string; country: string },
): boolean => {
  if (!pincodes.length) return true;
  const compact = pincode.replace(/[\s-]/g, '');
  return inIndia(country) && pincodes.some((served) => compact.startsWith(served));
};

/** The shop's open orders. `atOnce`: how many orders are delivered within `minutes`; 0 means any number. */
export interface Queue {
  minutes: number;
  atOnce: number;
  /** The number of open orders that are delivered before a new one. */
  open: number;
}

/** Returns the minutes until an order placed now arrives. Every `minutes`, `atOnce` orders are delivered. */
export const minutesInQueue = ({ minutes, atOnce, open }: Queue): number =>
  atOnce ? minutes * Math.ceil((open + 1) / atOnce) : minutes;

/** The shop takes no orders now. `opens`: when it opens next; null when it never does. */
export interface Closed {
  opens: Date | null;
}

export type Opening = { open: true } | ({ open: false } & Closed);

const minute = 60_000;
const day = 24 * 60 * minute;

const sinceMidnight = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};

/** Returns when the shop opens and closes on a day, in ms since 1970; undefined when it does not open on that day. */
export const spanOf = ({ week, closedDates }: OpeningHours, number: number) => {
  const hours = week[(number + 3) % 7]; // the first day was a Thursday
  const midnight = midnightOf(number);
  if (!hours?.open || closedDates.includes(dayOf(new Date(midnight)))) return undefined;
  const [from, to] = [sinceMidnight(hours.from), sinceMidnight(hours.to)];
  return { begins: midnight + from, ends: midnight + to + (to > from ? 0 : day) };
};

/** Tells whether a shop is open at a moment, and if not, when it opens next. */
export const openAt = (hours: OpeningHours, when: Date): Opening => {
  const now = when.getTime();
  const today = dayNumber(now);
  const spans = [spanOf(hours, today - 1), spanOf(hours, today)];
  if (spans.some((span) => span && span.begins <= now && now < span.ends)) return { open: true };
  const lastDay = today + 7 * (hours.closedDates.length + 1); // by then every closed date has passed
  for (let number = today; number <= lastDay; number += 1) {
    const begins = spanOf(hours, number)?.begins ?? now;
    if (begins > now) return { open: false, opens: new Date(begins) };
  }
  return { open: false, opens: null };
};

/** Returns when an order arrives; while the shop is closed, the minutes count from its opening. */
export const arrivalOf = (hours: OpeningHours, when: Date, minutes: number): Date => {
  const opening = openAt(hours, when);
  const begins = opening.open ? when : (opening.opens ?? when);
  return new Date(begins.getTime() + minutes * 60_000);
};
