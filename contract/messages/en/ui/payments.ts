/** Notices about the payment of an order. */
export const paymentNotice = {
  awaiting: {
    title: 'Waiting for your payment',
    text: 'We’re holding your items until {time}. If the order is not paid by then, it will be cancelled.',
  },
  returned: {
    title: 'Confirming your payment…',
    text: 'This usually takes a few seconds. You can leave this page: your order is updated as soon as the payment is confirmed.',
  },
  failed: {
    title: 'Your payment didn’t go through',
    text: 'You haven’t been charged, and the order is cancelled. Your items are still in your cart: try again, or pay on delivery.',
  },
  expired: {
    title: 'This order was not paid',
    text: 'You haven’t been charged, and the order is cancelled: its time is over, or another order replaced it. What you haven’t ordered since is still in your cart.',
  },
  refunding: {
    title: 'Your refund of {amount} is on its way',
    text: 'The order is cancelled. We refund your original payment method; banks take up to 7 working days.',
  },
  refunded: {
    title: '{amount} was refunded',
    text: 'We refunded your original payment method; banks take up to 7 working days to show it.',
  },
  wrong: {
    title: 'The amount paid doesn’t match your order',
    text: 'We’re looking into it and will contact you. If you cancel the order, {amount} will be refunded.',
  },
  calledOff: { title: 'This order is cancelled', text: 'You don’t have to pay anything.' },
  payNow: 'Pay now',
} as const;

/** Messages for the sandbox's pay page. */
export const sandbox = {
  title: 'Test payment',
  noMoney: 'Test payment: no real money is charged',
  noMoneyHint: 'This page stands in for a payment provider. Choose how the payment ends.',
  order: 'Order number',
  amount: 'Amount',
  timeLeft: 'Time left',
  pay: 'Pay {amount}',
  decline: 'Decline',
  leave: 'Back to the shop without paying',
  back: 'Back to the shop',
  paid: 'This payment is complete',
  declined: 'This payment was declined',
  expired: 'This payment has expired',
  unknown: 'Payment not found',
  unknownHint: 'See My Orders: you can pay unpaid orders from there.',
  notLoaded: 'Couldn’t load the payment',
  loading: 'Loading the payment',
} as const;
