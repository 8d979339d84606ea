import { orderMails } from './orderMails.js';

/** The text of the shop's mails. */
export const mails = {
  hello: 'Hello,',
  /** The last line of every mail; `{shop}` is the shop's web address. */
  footer: 'Sent by your shop at {shop}',
  code: {
    subject: 'Your password reset code',
    lead: 'Enter this code to choose a new password. It works once and expires in {minutes} minutes.',
    note: 'If you didn’t ask for it, ignore this email: your password stays the same. Never share this code. We will never ask you for it.',
  },
  emailChanged: {
    subject: 'Your email was changed',
    lead: 'The email of your account was changed, and your other devices were logged out. If this was you, you don’t need to do anything.',
    action: 'Restore this email',
    note: 'If this wasn’t you, restore this email. The link works once, for {hours} hours: it logs out all devices and lets you choose a new password.',
    noteWithout: 'If this wasn’t you, contact the shop.',
  },
  emailRestored: {
    subject: 'Your email was restored',
    lead: 'Your account has its previous email again. All devices were logged out, and you need a new password.',
    note: 'If this wasn’t you, contact the shop: someone with access to the previous email has taken over the account.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'The password of your account was changed, and all devices were logged out. If this was you, you don’t need to do anything.',
    action: 'Reset your password',
    note: 'If this wasn’t you, reset your password right away.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lead: 'Your account and its data were deleted. Tax law requires us to keep your orders, without your name and address.',
    note: 'If this wasn’t you, contact the shop.',
  },
  backInStock: {
    subject: 'Back in stock: {name}',
    lead: '{name}, {unit}, is in stock again. You asked us to tell you once, so this is the only email about it.',
    action: 'View product',
    note: 'We can’t reserve it for you, and it may sell out again.',
    stop: 'Stop all back-in-stock emails to this address',
  },
  order: orderMails,
} as const;
