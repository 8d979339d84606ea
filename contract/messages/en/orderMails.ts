/**
 * The text of order mails. `{number}`: the order number; `{total}`: the order's total; `{time}`: when it
 * arrives; `{slot}`: the delivery time that the customer has chosen.
 */
export const orderMails = {
  /** The text of the link to the order's page. */
  open: 'View your order',
  toCart: 'Back to your cart',
  line: '{count} × {name}, {unit}',
  placed: {
    subject: 'We’ve received your order {number}',
    lead: 'Thank you for your order. We are packing it now.',
    leadLater: 'Thank you for your order. We’ll deliver it at the time you chose: {slot}.',
    missedSlot:
      'Your payment reached us when the delivery time you chose ({slot}) was over, so we’ll deliver as soon as we can.',
    note: 'You can cancel it on the order page until it is packed.',
  },
  outForDelivery: {
    subject: 'Your order {number} is on its way',
    lead: 'Your order has left the shop and should be with you by {time}.',
    note: 'Please make sure that someone is there to receive it.',
  },
  delivered: {
    subject: 'Your order {number} was delivered',
    lead: 'Your order has been delivered. We hope you enjoy it.',
    note: 'You can download the invoice on the order page. If something is missing or damaged, report it there.',
  },
  cancelled: {
    subject: 'Your order {number} was cancelled',
    lead: 'Your order was cancelled and will not be delivered.',
    note: 'You haven’t been charged.',
    noteBack:
      'We are refunding {total} to your original payment method. This usually takes 5 to 7 working days.',
  },
  refunded: {
    subject: 'Your refund for order {number} is on its way',
    lead: 'We have refunded {total} to your original payment method.',
    note: 'Banks usually take 5 to 7 working days to show it.',
  },
  problemAnswered: {
    subject: 'About your order {number}',
    lead: 'You reported a problem with your order. Our answer:',
    note: 'If this does not solve it, contact the shop.',
  },
  paymentFailed: {
    subject: 'The payment for order {number} failed',
    lead: 'Your payment was declined, so the order was not placed. You haven’t been charged.',
    note: 'Your items are still in your cart. You can try again, or choose cash on delivery.',
  },
  paymentExpired: {
    subject: 'Order {number} was not paid in time',
    lead: 'We didn’t receive your payment in time, so the order was not placed. You haven’t been charged.',
    note: 'Your items are still in your cart. You can try again, or choose cash on delivery.',
  },
  paidTooLate: {
    subject: 'Your payment for order {number} came too late',
    lead: 'Your payment arrived after the order was cancelled or had expired, so we can’t deliver it any more. We’re sorry.',
    note: 'We are refunding {total} to your original payment method. This usually takes 5 to 7 working days.',
  },
} as const;
