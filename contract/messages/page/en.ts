import type { Loose } from '../loose.js';
import { delivery } from '../en/delivery.js';
import { uiMessages } from '../en/ui.js';
import { webMessages } from '../en/web.js';

/** The messages of the page: a locale's messages except those that only the server uses. */
export const messages = {
  /** The BCP 47 tag of this locale's language, for the page and its dates. */
  language: 'en-IN',
  /** Messages that the page can show without an answer of the server (specification §8). */
  local: {
    pleaseLogin: 'Please Login',
    passwordsDiffer: 'password and confirm password must be same',
    newPasswordsDiffer: 'New password and confirm password must be same',
    itemAdded: 'Item added',
    itemRemoved: 'Item removed',
    addressRemove: 'Address Remove',
    noPermission: 'Do not have permission',
  },
  /** Error messages that the page also shows without the server, by code. */
  errors: {
    sessionEnded: 'Your session has ended. Please log in again',
    cartFull: 'Your cart is full. Remove an item first',
    listFull: 'This list is full. Remove a product first',
    notReady: 'The shop is temporarily unavailable. Try again in a moment',
  },
  /** The records that depend on a category or subcategory, with their number. */
  dependents: {
    product: '1 product',
    products: '{count} products',
    subCategory: '1 sub category',
    subCategories: '{count} sub categories',
  },
  /** Messages about an invalid field, which follow the field's name. */
  fields: {
    required: 'is required',
    oneFile: 'must be exactly one file',
    notUnderCategory: 'is not in the selected categories',
    tooShort: 'must be at least {minimum} characters',
    tooLong: 'can be at most {maximum} characters',
    tooSmall: 'must be at least {minimum}',
    tooBig: 'must be at most {maximum}',
    negative: 'must not be negative',
    tooFew: 'must have at least {minimum}',
    tooMany: 'can have at most {maximum}',
    number: 'must be a number',
    wholeNumber: 'must be a whole number',
    text: 'must be text',
    email: 'is not a valid email address',
    id: 'is not a valid id',
    twice: 'appears twice',
    noSuchStep: 'cannot follow the current status',
    oneOf: 'must be one of {known}',
    other: 'is not valid',
  },
  /** Messages of rules that belong to one field. Each is a whole sentence without the field's name. */
  rules: {
    pinCode: 'enter a 6-digit PIN code',
    pinCodeStart: 'a PIN code cannot start with 0',
    pinCodePart: '"{value}" is not a PIN code or the start of one: enter up to 6 digits, not starting with 0',
    clock: 'enter a time such as 09:30',
    problem: 'choose the items, or describe the problem',
    mobile: 'enter a 10-digit mobile number',
    mobileStart: 'an Indian mobile number starts with 6, 7, 8 or 9',
    phone: 'enter a phone number with its country code',
    rupees: 'enter rupees with at most two decimals',
    percent: 'enter 0 to 100 with at most two decimals',
    picture: 'use an image from this shop or an https: address',
    bannerLink: 'start with / for a page of this shop, or with https://',
    storable: 'contains a character that cannot be saved',
    detailName: 'cannot be used as a field name',
    detailCount: 'at most {maximum} extra fields',
    detailTwice: 'two extra fields have the same name',
    language: 'use the code of another language, such as hi',
    hsn: 'enter 4, 6 or 8 digits, or leave it empty',
    gstRate: 'enter 0, 5, 12, 18, 28 or 40, or leave it empty',
  },
  delivery,
  ui: uiMessages,
  web: webMessages,
} as const;

/** The shape of the page's messages in any locale. A locale's full messages have this shape too. */
export type PageMessages = Loose<typeof messages>;
