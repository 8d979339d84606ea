import { orderMails } from './orderMails.js';

/** What the shop mails. */
export const mails = {
  hello: 'Hello,',
  /** Under every mail; `{shop}` is its address. */
  footer: 'Sent by your shop at {shop}',
  code: {
    subject: 'Your code for a new password',
    lead: 'Enter this code in the shop to choose a new password. It works once, for {minutes} minutes.',
    note: 'If you did not ask for it, do nothing: your password stays as it is. Never share this code: nobody from the shop will ask for it.',
  },
  emailChanged: {
    subject: 'Your email was changed',
    lead: 'Your account has a different email address now, and its other devices were logged out. If that was you, there is nothing to do.',
    action: 'Put this email back',
    note: 'If it was not you, put this email back. The link works once, for {hours} hours: it logs every device out and lets you choose a new password.',
    noteWithout: 'If it was not you, write to the shop.',
  },
  emailRestored: {
    subject: 'Your email was changed back',
    lead: 'Your account has its former email address again. Every device was logged out, and a new password is needed.',
    note: 'If it was not you, write to the shop: whoever reads the former address has taken the account.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: 'Your account has a new password, and every device was logged out. If that was you, there is nothing to do.',
    action: 'Choose another password',
    note: 'If it was not you, choose another password at once.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    lead: 'Your account was deleted with all that belonged to it. Your orders stay without your name and address, because tax law requires it.',
    note: 'If it was not you, write to the shop.',
  },
  order: orderMails,
} as const;
