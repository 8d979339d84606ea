/** What the shop mails of an order; `{number}` is the order's, `{total}` what it comes to, `{time}` when it arrives. */
export const orderMails = {
  /** The order's own page. */
  open: 'View your order',
  toCart: 'Back to your cart',
  line: '{count} × {name}, {unit}',
  placed: {
    subject: 'We have your order {number}',
    lead: 'Thank you for your order. We are packing it now.',
    note: 'Until it is packed you can cancel it on its page.',
  },
  outForDelivery: {
    subject: 'Your order {number} is on its way',
    lead: 'Your order has left the shop and should be with you by {time}.',
    note: 'Please have somebody at home to take it.',
  },
  delivered: {
    subject: 'Your order {number} was delivered',
    lead: 'Your order was handed over. We hope everything is as it should be.',
    note: 'Its invoice is on its page. If something is missing, write to the shop.',
  },
  cancelled: {
    subject: 'Your order {number} was cancelled',
    lead: 'Your order was cancelled and will not be delivered.',
    note: 'Nothing was paid, so there is nothing to give back.',
    noteBack:
      'The {total} that you paid go back to where they came from. That usually takes 5 to 7 working days.',
  },
  refunded: {
    subject: 'Your money for order {number} is on its way back',
    lead: 'We have sent {total} back to where you paid them from.',
    note: 'Banks usually take 5 to 7 working days to show it.',
  },
  paymentFailed: {
    subject: 'The payment for order {number} did not go through',
    lead: 'Your payment was declined, so the order was not placed. Nothing was taken.',
    note: 'Your cart is as it was: you can try again, or pay in cash.',
  },
  paymentExpired: {
    subject: 'Order {number} was not paid in time',
    lead: 'The payment was not made in time, so the order was not placed. Nothing was taken.',
    note: 'Your cart is as it was: you can try again, or pay in cash.',
  },
  paidTooLate: {
    subject: 'Your payment for order {number} came too late',
    lead: 'Your payment arrived when the order was cancelled or had expired, and it cannot be delivered any more. We are sorry.',
    note: 'The {total} go back to where they came from. That usually takes 5 to 7 working days.',
  },
} as const;
