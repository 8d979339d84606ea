import { landmarkText, streetOf } from '../../contract/addressText.js';
import { amountInWords } from '../../contract/amountInWords.js';
import { inIndia } from '../../contract/country.js';
import { longDate } from '../../contract/dates.js';
import { toPaise } from '../../contract/money.js';
import { paymentText } from '../../contract/moneyStanding.js';
import { stateCode, stateName } from '../../contract/states.js';
import { fill } from '../../contract/messages/fill.js';
import type { Invoiced, InvoicePair, Paper } from './paper.js';
import { itemsTable, taxesOf, taxTable, totalsOf } from './paperTables.js';

/** Returns the title that the tax law demands (Rules 46, 46A and 49 of the CGST Rules). */
const titleOf = (invoiced: Invoiced): string => {
  const { order, seller, messages } = invoiced;
  const words = messages.invoice;
  if (!order.invoice) return words.proforma;
  const taxRates = taxesOf(invoiced).byRate.map(({ rate }) => rate);
  if (!seller.gstin || taxRates.every((rate) => rate === 0)) return words.supply;
  return taxRates.includes(0) ? words.mixed : words.tax;
};

const noticeOf = ({ order, messages: { invoice } }: Invoiced): string | undefined => {
  if (order.invoice) return undefined;
  if (order.status === 'cancelled') return invoice.neverDelivered;
  return order.status === 'delivered' ? invoice.unnumbered : invoice.notYet;
};

const placeOf = ({ order, messages }: Invoiced): string => {
  const { state, country } = order.delivery_address;
  if (!inIndia(country)) return `${state}, ${country}`;
  const code = stateCode(state);
  return code ? fill(messages.invoice.place, { state, code }) : state;
};

const factsOf = (invoiced: Invoiced): InvoicePair[] => {
  const { order, messages } = invoiced;
  const { invoice: words, language } = messages;
  const { recipient } = order.delivery_address;
  const method = order.payment_method === 'cod' ? words.cash : words.online;
  const issued: InvoicePair[] = order.invoice
    ? [
        [words.number, order.invoice.number],
        [words.date, longDate(order.invoice.at, language)],
      ]
    : [];
  return [
    ...issued,
    [words.order, order.orderId],
    [words.ordered, longDate(order.createdAt, language)],
    [words.payment, `${method}, ${paymentText(order, messages)}`],
    [words.placeOfSupply, placeOf(invoiced)],
    ...(recipient ? [[words.recipient, recipient] as const] : []),
  ];
};

const addressOf = ({ order, messages }: Invoiced): string[] => {
  const { city, state, pincode, country, mobile } = order.delivery_address;
  const name = order.customer.name || messages.invoice.former;
  const street = [streetOf(order.delivery_address), landmarkText(order.delivery_address, messages)];
  const town = [city, `${state} ${pincode}`].filter(Boolean).join(', ');
  return [name, ...street, town, country, mobile].filter(Boolean);
};

/** Returns the seller's state by its name and code, however the setting has it. */
const sellerState = ({ seller: { state }, messages }: Invoiced): string => {
  const code = stateCode(state);
  const name = code && stateName(code, messages.language);
  return name ? fill(messages.invoice.place, { state: name, code }) : state;
};

const sellerLines = (invoiced: Invoiced): string[] => {
  const { seller, messages } = invoiced;
  return [
    seller.name || messages.ui.site.name,
    ...[
      seller.address,
      sellerState(invoiced),
      seller.gstin && fill(messages.invoice.gstin, { gstin: seller.gstin }),
    ].filter(Boolean),
  ];
};

/** Writes the text of an order's invoice, or of its proforma before delivery. */
export const paperOf = (invoiced: Invoiced): Paper => {
  const { order, seller, messages } = invoiced;
  const words = messages.invoice;
  return {
    language: messages.language,
    title: titleOf(invoiced),
    notice: noticeOf(invoiced),
    stamp: order.status === 'cancelled' ? words.cancelled : undefined,
    seller: sellerLines(invoiced),
    facts: factsOf(invoiced),
    billTo: { label: words.billTo, lines: addressOf(invoiced) },
    items: itemsTable(invoiced),
    totals: totalsOf(invoiced),
    taxes: taxTable(invoiced),
    closing: [
      fill(words.inWords, { words: amountInWords(toPaise(order.totalAmt), words.words) }),
      seller.gstin ? words.taxIncluded : words.inRupees,
      words.computer,
    ],
    footer: words.page,
  };
};
