/** What the success page may know: a text, and the order's number. */
export interface ResultState {
  text?: string;
  orderId?: string;
}

const wellFormed = /^[A-Za-z0-9-]{1,40}$/;

/**
 * From the router's state, which a reload keeps; from the payment provider one comes back with `?order=`.
 * Neither proves a payment: only the order itself says whether it is paid (W-13).
 */
export const readResultState = (state: unknown, query: string): ResultState => {
  const { text, orderId } =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const number = typeof orderId === 'string' ? orderId : new URLSearchParams(query).get('order');
  return {
    ...(typeof text === 'string' && { text }),
    ...(number && wellFormed.test(number) && { orderId: number }),
  };
};
