export const orders = {
  title: 'Order',
  number: 'Order No. {number}',
  more: '+ {count} more',
  lines: 'All that was ordered',
  line: '{count} × {name}',
  subtotal: 'Subtotal',
  list: 'Your orders',
  lineCount: '{unit} × {count}',
  loading: 'Loading your orders',
  loadMore: 'Load more',
  status: {
    payment_pending: 'Payment pending',
    placed: 'Placed',
    packed: 'Packed',
    out_for_delivery: 'On the way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  payment: {
    due: 'Pay on delivery',
    awaiting: 'Waiting for payment',
    paid: 'Paid',
    failed: 'Payment failed',
    expired: 'Payment not made in time',
    refunded: 'Refunded',
  },
} as const;

export const timeline = {
  title: 'Progress of the order',
  by: 'by {name}',
  at: '{day}, {time}',
  now: 'Now',
  toCome: 'Still to come',
  expected: 'Expected by {time}',
  /** Why the shop cancelled it, for the customer. */
  reason: {
    out_of_stock: 'Something in this order is out of stock.',
    customer_asked: 'You asked us to cancel it.',
    no_answer: 'We could not reach you to hand it over.',
    not_served: 'We do not deliver to this address.',
    suspected_fraud: 'We could not complete this order.',
    other: 'We could not complete this order.',
  },
} as const;

export const orderSummary = {
  title: 'Your order',
  number: 'Order number',
  amount: 'Amount',
  payment: 'Payment',
  nothingOwed: 'Nothing to pay',
  deliverTo: 'Delivering to',
  arrivesBy: 'Arrives by',
} as const;

export const payment = {
  online: 'Online Payment',
  cashOnDelivery: 'Case on Delivery',
  noOnline: 'Online payment is not available at the moment',
} as const;
