export const orders = {
  title: 'Order',
  number: 'Order No. {number}',
  more: '+ {count} more',
  lines: 'Items',
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
    expired: 'Payment expired',
    refunded: 'Refunded',
  },
  /** A problem that the customer reports about a delivered order. */
  problem: {
    title: 'Problem reported',
    report: 'Report a problem',
    kind: {
      missing: 'Something is missing',
      damaged: 'Damaged or spoiled',
      wrong: 'Wrong item',
      other: 'Something else',
    },
    what: 'Problem',
    which: 'Items',
    text: 'Description',
    send: 'Send',
    until: 'You can report a problem until {time}.',
    waiting: 'We’ll answer you by email.',
    answer: 'Our answer',
  },
} as const;

export const timeline = {
  title: 'Order status',
  by: 'by {name}',
  at: '{day}, {time}',
  now: 'Now',
  toCome: 'Upcoming',
  expected: 'Expected by {time}',
  expectedAt: 'Expected {slot}',
  /** The reasons for a cancellation by the shop, for the customer. */
  reason: {
    out_of_stock: 'Something in this order is out of stock.',
    customer_asked: 'You asked us to cancel it.',
    no_answer: 'We couldn’t reach you for the delivery.',
    not_served: 'We don’t deliver to this address.',
    suspected_fraud: 'We couldn’t complete this order.',
    other: 'We couldn’t complete this order.',
  },
} as const;

export const orderSummary = {
  title: 'Your order',
  number: 'Order number',
  amount: 'Amount',
  method: 'Payment method',
  methods: { cod: 'Cash on delivery', online: 'Online payment' },
  payment: 'Payment',
  nothingOwed: 'Nothing to pay',
  /** The rows of an order's bill about its payment. */
  toPay: 'To pay ({method})',
  nothingToPay: 'To pay',
  paid: 'Paid ({method})',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  deliverTo: 'Delivering to',
  arrivesBy: 'Arrives by',
  /** The delivery time that the customer has chosen. */
  slot: 'Delivery time',
  missedSlot:
    'Your payment reached us when the delivery time you chose ({slot}) was over. We’ll deliver as soon as we can.',
  note: 'Note for the delivery',
  noteOptional: 'Note for the delivery (optional)',
  noteHint: 'Such as a gate code, or where to leave it',
  /** What to do about a product that has run out. */
  substitution: 'If an item is sold out',
  substitutions: {
    call: 'Call me',
    replace: 'Replace it with the nearest item',
    refund: 'Leave it out and refund it',
  },
} as const;

export const payment = {
  online: 'Online Payment',
  cashOnDelivery: 'Case on Delivery',
  noOnline: 'Online payment is unavailable right now',
} as const;
