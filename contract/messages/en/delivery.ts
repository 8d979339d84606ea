/** Where, when and for how much the shop delivers, as customers are told. */
export const delivery = {
  today: 'today at {time}',
  tomorrow: 'tomorrow at {time}',
  onDay: '{day} at {time}',
  closed: 'The shop is closed',
  opens: 'It opens {when}. Your cart stays as it is.',
  closedForNow: 'It takes no orders for now. Your cart stays as it is: look in again later.',
  /** What the API says instead of `errors.shopClosed` where no opening is known. */
  noOpening: 'The shop takes no orders for now: look in again later',
  addToOrder: 'Add {amount} more to order',
  minimum: 'Orders start at {amount}',
  addForFree: 'Add {amount} more for free delivery',
  freeFrom: 'Free delivery from {amount}',
  progress: 'How far the order is',
  notServed: 'We do not deliver to {pincode}',
  chooseOther: 'Choose another address, or add one.',
  arrives: 'Arrives in about {minutes} minutes',
} as const;
