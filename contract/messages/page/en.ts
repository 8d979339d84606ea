import type { Loose } from '../loose.js';
import { delivery } from '../en/delivery.js';
import { uiMessages } from '../en/ui.js';
import { webMessages } from '../en/web.js';

/** The words that a page shows: an edition without those that the server alone says. */
export const messages = {
  /** The language of this edition as a BCP 47 tag: of the page, and of the dates on it. */
  language: 'en-IN',
  /** The local messages of specification §8. */
  local: {
    pleaseLogin: 'Please Login',
    passwordsDiffer: 'password and confirm password must be same',
    newPasswordsDiffer: 'New password and confirm password must be same',
    itemAdded: 'Item added',
    itemRemoved: 'Item removed',
    addressRemove: 'Address Remove',
    noPermission: 'Do not have permission',
  },
  /** Refusals that the page says by itself too, by their codes. */
  errors: {
    sessionEnded: 'Your session has ended: please log in again',
    cartFull: 'Your cart is full: remove something first',
    notReady: 'The shop is not ready: try again in a moment',
  },
  /** What still uses a category or a sub category, with its count. */
  dependents: {
    product: '1 product',
    products: '{count} products',
    subCategory: '1 sub category',
    subCategories: '{count} sub categories',
  },
  /** What is wrong with a field, as words to follow its name. */
  fields: {
    required: 'is needed',
    oneFile: 'needs one file, and only one',
    notUnderCategory: 'does not stand under the chosen categories',
    tooShort: 'needs at least {minimum} characters',
    tooLong: 'takes at most {maximum} characters',
    tooSmall: 'must be at least {minimum}',
    tooBig: 'must be at most {maximum}',
    negative: 'must not be negative',
    tooFew: 'needs at least {minimum}',
    tooMany: 'takes at most {maximum}',
    number: 'must be a number',
    wholeNumber: 'must be a whole number',
    text: 'must be a text',
    email: 'is not an email address',
    id: 'is not a valid id',
    twice: 'is there twice',
    noSuchStep: 'cannot follow the present status',
    oneOf: 'must be one of {known}',
    other: 'is not valid',
  },
  /** What a field's own rule asks, as a sentence of its own. */
  rules: {
    pinCode: 'use a PIN code of 6 digits',
    pinCodeStart: 'a PIN code does not start with 0: check it',
    pinCodePart: '"{value}" is no PIN code nor the beginning of one: use up to 6 digits, not starting with 0',
    clock: 'use a time of day such as 09:30',
    mobile: 'use a mobile number of 10 digits',
    mobileStart: 'an Indian mobile number starts with 6, 7, 8 or 9: check it',
    phone: 'use a phone number with its country code',
    rupees: 'use rupees with at most two decimals',
    percent: 'use 0 to 100 with at most two decimals',
    picture: 'use a picture of this shop or an https: address',
    storable: 'has a character that cannot be stored',
    detailName: 'cannot be used as a field name',
    detailCount: 'at most {maximum} extra fields',
    detailTwice: 'two extra fields have the same name',
    hsn: 'use 4, 6 or 8 digits, or nothing',
    gstRate: 'use 0, 5, 12, 18, 28 or 40, or nothing',
  },
  delivery,
  ui: uiMessages,
  web: webMessages,
} as const;

/** The shape of these words in any edition; a whole edition has it too. */
export type PageMessages = Loose<typeof messages>;
