/** Messages for customers about the delivery rules. */
export const delivery = {
  today: 'today at {time}',
  tomorrow: 'tomorrow at {time}',
  onDay: '{day} at {time}',
  closed: 'The shop is closed',
  opens: 'It opens {when}. Your items stay in your cart.',
  closedForNow: 'We’re not taking orders right now. Your items stay in your cart: check back later.',
  /** The API's message in place of `errors.shopClosed` when it is not known when the shop opens next. */
  noOpening: 'The shop is not taking orders right now. Check back later',
  addToOrder: 'Add {amount} more to order',
  minimum: 'Minimum order {amount}',
  addForFree: 'Add {amount} more for free delivery',
  freeFrom: 'Free delivery from {amount}',
  progress: 'Your order so far',
  notServed: 'We don’t deliver to {pincode}',
  chooseOther: 'Choose another address, or add a new one.',
  arrives: 'Arrives in about {minutes} minutes',
} as const;
