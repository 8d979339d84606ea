/** What became of an order's money. */
export const paymentNotice = {
  awaiting: {
    title: 'Waiting for your payment',
    text: 'Your items are held for you until {time}. If it is not paid by then, the order is cancelled.',
  },
  returned: {
    title: 'We are waiting for your bank’s word…',
    text: 'This usually takes a few seconds. You may leave this page: your order tells as soon as it is paid.',
  },
  failed: {
    title: 'Your payment did not go through',
    text: 'No money was taken, and the order is cancelled. Your cart is as it was: try again, or pay on delivery.',
  },
  expired: {
    title: 'This order was not paid',
    text: 'No money was taken, and the order is cancelled. Your cart is as it was: try again, or pay on delivery.',
  },
  refunding: {
    title: '{amount} is on its way back to you',
    text: 'The order is cancelled. Your money goes back the way it came; banks take up to 7 working days.',
  },
  refunded: {
    title: '{amount} was sent back to you',
    text: 'It went back the way it came; banks take up to 7 working days to show it.',
  },
  wrong: {
    title: 'Another amount than your order’s was paid',
    text: 'We look at it and come back to you. If you cancel the order, {amount} goes back to you.',
  },
  calledOff: { title: 'This order is cancelled', text: 'Nothing is to be paid.' },
  payNow: 'Pay now',
} as const;

/** The sandbox's pay page. */
export const sandbox = {
  title: 'Test payment',
  noMoney: 'Test payment: no money moves',
  noMoneyHint: 'This page stands in for a payment provider. Decide yourself how the payment ends.',
  order: 'Order number',
  amount: 'Amount',
  timeLeft: 'Time left',
  pay: 'Pay {amount}',
  decline: 'Decline',
  leave: 'Back to the shop without paying',
  back: 'Back to the shop',
  paid: 'This payment is made',
  declined: 'This payment was declined',
  expired: 'The time for this payment is over',
  unknown: 'There is no such payment',
  unknownHint: 'Look at your orders: what is still to be paid leads here.',
  notLoaded: 'The payment could not be loaded',
  loading: 'Loading the payment',
} as const;
