import { isObject } from '../../../contract/isObject.js';

/** What the success page and the cancel page know: a text for the heading, and the order's number. */
export interface ResultState {
  text?: string;
  orderId?: string;
}

/** The text that the checkout passes on, in the specification's word. The success page shows it in its language. */
export const orderText = 'Order';

const wellFormed = /^[A-Za-z0-9-]{1,40}$/;

/**
 * Reads what the success page knows: from the router's state, which survives a reload, or from `?order=`,
 * with which the payment provider returns.
 * Neither proves a payment: only the order says whether it is paid (W-13).
 */
export const readResultState = (state: unknown, query: string): ResultState => {
  const { text, orderId } = isObject(state) ? state : {};
  const number = typeof orderId === 'string' ? orderId : new URLSearchParams(query).get('order');
  return {
    ...(typeof text === 'string' && { text }),
    ...(number && wellFormed.test(number) && { orderId: number }),
  };
};
