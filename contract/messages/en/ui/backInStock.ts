/** Messages about emails when a sold-out product is back in stock. */
export const backInStock = {
  notify: 'Notify me',
  notifyNamed: 'Notify me when {name} is back in stock',
  hint: 'We’ll email you once, when it’s back in stock.',
  email: 'Email',
  waiting: 'We’ll email you when it’s back in stock',
  waitingAt: 'We’ll email {email} when it’s back in stock',
  cancel: 'Cancel',
  cancelNamed: 'Cancel the email about {name}',
  stopTitle: 'Stop back-in-stock emails',
  stopLead: 'We won’t email this address any more about products that are back in stock.',
  stop: 'Stop emails',
  stopped: 'No more back-in-stock emails to this address.',
  stopCut: 'This link is incomplete. Open it from the email, or copy it in full.',
} as const;
