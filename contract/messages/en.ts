import { invoice } from './en/invoice.js';
import { mails } from './en/mails.js';
import { messages as page } from './page/en.js';
import type { Loose } from './loose.js';

/**
 * Every text of the product, in the default edition: the specification's own words where it has some (W-30).
 * `{name}` is filled in by `fill`. Another edition has the same keys (`Texts`).
 */
export const messages = {
  ...page,
  /** What the server says when a call was carried out, by the call's id. */
  done: {
    'user.register': 'Registered. You can log in now',
    'user.login': 'Logged in',
    'user.forgotPassword': 'If this address has an account, a code is on its way to it',
    'user.verifyOtp': 'Code accepted',
    'user.resetPassword': 'Password changed. Log in with the new one',
    'user.refreshToken': 'Session renewed',
    'user.logout': 'Logged out',
    'user.uploadAvatar': 'Picture saved',
    'user.update': 'Profile saved',
    'user.undoEmail':
      'Your email is back. Delivery addresses saved since it was changed are removed. Choose a new password now',
    'user.endSession': 'Device logged out',
    'user.endOtherSessions': 'Logged out everywhere else',
    'user.remove': 'Your account was deleted',
    'category.create': 'Category added',
    'category.update': 'Category saved',
    'category.remove': 'Category deleted',
    'file.upload': 'Picture uploaded',
    'subcategory.create': 'Sub category added',
    'subcategory.update': 'Sub category saved',
    'subcategory.remove': 'Sub category deleted',
    'product.create': 'Product added',
    'product.update': 'Product saved',
    'product.remove': 'Product deleted',
    'product.bulk': 'Products saved',
    'cart.add': 'Item added',
    'cart.updateQuantity': 'Cart updated',
    'cart.remove': 'Item removed',
    'cart.merge': 'Your cart is up to date',
    'cart.acceptPrices': 'Prices accepted',
    'address.create': 'Address added',
    'address.update': 'Address saved',
    'address.disable': 'Address Remove',
    'order.placeCashOnDelivery': 'Order placed',
    'order.checkout': 'Payment started',
    'delivery.update': 'Delivery rules saved',
    'order.cancel': 'Order cancelled',
    'order.advance': 'Order updated',
    'order.note': 'Note saved',
    'search.forget': 'Search forgotten',
    'search.updateSynonyms': 'Words saved',
    'import.upload': 'File received',
    'import.start': 'Import started',
    'import.cancel': 'Import stopped',
  } as Record<string, string>,
  /** What a refusal says, by its code. */
  errors: {
    ...page.errors,
    invalid: 'Please check what you sent: {first}',
    badPicture:
      'This is not a picture we can take: use JPEG, PNG, WebP or AVIF of up to 5 MB and 40 megapixels',
    badCsv:
      'This is not a file of products we can read: save it as "CSV UTF-8", with the names of its columns in the first line, or as a JSON list of objects',
    commonPassword: 'This password is too easy to guess: choose another one',
    wrongOtp: 'This code is wrong or too old: check it, or ask for a new one',
    wrongPassword: 'This is not your password: check it, then try again',
    unauthenticated: 'Please Login',
    wrongCredentials: 'Email or password is wrong',
    undoExpired:
      'This link was used already or is too old. Ask for a code to choose a new password, or write to the shop',
    resetNotProved: 'Ask for a code first and enter it, then choose the new password',
    forbidden: 'Do not have permission',
    notFound: 'Not found: it may have been removed',
    methodNotAllowed: 'This address does not answer {method}: use {allowed}',
    requestTimeout: 'The request took too long to arrive: send it again',
    emailTaken: 'This email has an account already: log in, or use another one',
    nameTaken: 'This name is taken already: choose another one',
    inUse: 'Still in use: {uses}. Move or delete those first',
    staleRevision: 'Somebody saved this after you opened it: compare, then save again',
    outOfStock: 'Not enough in stock: {names}',
    totalsChanged: 'Prices have changed: please look at the new total before you order',
    cartChanged: 'Your cart has changed: please look at it before you order',
    notServed: 'We do not deliver to PIN code {pincode}: choose another address',
    belowMinimum: 'Orders start at {minimum}: add {missing} more',
    shopClosed: 'The shop is closed. It opens {when}: order then',
    tooManyAddresses: 'You have as many addresses as we can keep: remove one first',
    noteChanged: 'Somebody saved another note meanwhile: compare, then save again',
    orderMoved: 'This order has moved on since: it is {status} now',
    notPaidYet: 'This order is not paid yet: it waits for its payment, or can be cancelled',
    orderRefunded: 'The money for this order was refunded: it can only be cancelled',
    openOrders:
      'Not everything you ordered has arrived: {numbers}. Wait for it, or cancel it, then delete your account',
    emailJustChanged:
      'The email of this account was changed in the last {hours} hours, and the former address may still put it back: delete the account after that',
    adminStays:
      'An admin account cannot be deleted: the shop needs somebody to keep it, and its log of changes names them',
    lastAdmin: 'This is the last admin who can log in: make another one first',
    addressUnproved:
      'Nobody has proved yet that this address is theirs, and somebody else may have registered it: set a new password',
    accountDisabled: 'This account is disabled: enable it first',
    rowsRefused: 'Nothing was changed, because of: {names}',
    importRunning: 'Another import is running: wait for it, or stop it first',
    maintenance: 'The shop is being emptied or restored from a backup: try again when that is done',
    keyReused:
      'This was sent before with other contents: see whether it is there already, then reload the page',
    tooLarge: 'This is too large: send less',
    unsupportedMedia: 'Send this as {expected}',
    rateLimited: 'Too many tries: wait {seconds} seconds, then try again',
    internal: 'Something went wrong on our side. Tell us this number if it happens again: {id}',
    badSignature: 'This was not signed by the payment provider, or too long ago: it is not taken',
    alreadyPaid: 'Your order {number} was paid meanwhile: look at it before you order again',
    paymentPending: 'The payment of your order {number} is on its way: wait for it before you order again',
    sandboxOver: 'This payment is over: go back to the shop',
    tooManyUnpaid:
      'Too many of your orders were left unpaid today: choose cash on delivery, or try again tomorrow',
    tooManyCashOrders:
      'As many of your orders as we deliver at a time are on their way: pay online, or wait for one of them',
    paymentsUnavailable:
      'Online payment does not work at the moment. Nothing was ordered and your cart is as it was: try again, or choose cash on delivery',
  },
  /** What is wrong with a whole request. */
  request: {
    body: 'the body',
    notAnObject: 'the body must be a JSON object',
    notJson: 'the body is not valid JSON',
    badAddress: 'the address cannot be read: two hexadecimal digits must follow a %',
    idempotencyKey: 'Idempotency-Key takes 1 to 200 printable characters',
    fileTooLarge: 'This file is larger than {megabytes} MB: choose a smaller one',
    tooManyRows: 'This file has more than {count} rows: divide it',
    badJson:
      'This is not a file of products we can read: it is no JSON from line {line}, column {column} on. Write a list of objects, or one object on each line',
    spreadsheet:
      'This is a spreadsheet’s own file (such as .xlsx or .ods) or another zip archive: open it and save the sheet as "CSV UTF-8"',
    tornGzip: 'This gzipped file is cut off or damaged: fetch it again, or write it again',
    notUtf8:
      'This is no text in UTF-8: it is written in another encoding, or no text at all. Save it as "CSV UTF-8"',
    emptyFile:
      'This file is empty: write the names of the columns into its first line, and a line for each row below',
    emptyList: 'This file is an empty list, without any rows to import: write an object for each row',
    nothingShort:
      'Nothing in this file can be read: the row that begins in line {line} is longer than {maximum} MB, the size that one may have. Shorten it, or close the quote or bracket that lets it run on',
    neverClosed:
      'Nothing in this file can be read: the row that begins in line {line} opens a quote that is never closed. Close it, and double each quote inside a text',
    columnTwice:
      'The first line names the column "{column}" twice, as number {first} and {second}: rename one of them, or take it out',
  },
  /** Why a picture is not taken. */
  images: {
    empty: 'This file is empty: choose the picture again',
    otherKind: '{kind} files are not taken: use JPEG, PNG, WebP or AVIF',
    noImage: 'This is not a picture: use JPEG, PNG, WebP or AVIF',
    tooManyPixels: 'This picture has {megapixels} megapixels, and {most} are the most: make it smaller',
    damaged: 'This picture is damaged: save it anew, or choose another one',
  },
  /** What is wrong with a row of an imported file, as words to follow the column's name, and what to do about it. */
  importing: {
    reasons: {
      cells: 'the row has {count} cells where the first line has {expected}',
      torn: 'a quote is opened and never closed: nothing after it could be read',
      tooLong: 'the row is longer than {maximum} MB, the size that one may have: it was passed over',
      notText: 'has to be one text or number, not a list, an object, true or false',
      notTexts: 'has to be a text or a list of texts',
      notDetails: 'has to be an object with a text for each name',
      keyTwice: 'stands twice in the object',
      json: 'the row is no JSON from line {line}, column {column} on',
      jsonTorn: 'the row is no JSON from line {line}, column {column} on: nothing after it could be read',
      twice: 'is in line {line} already',
      several: 'stands for several products',
      keyTaken: 'belongs to another product',
      noCategory: 'stands under no category',
      fullSubCategory: 'stands under as many categories as it can',
      manyCategories:
        'would be one new category too many: a file may bring {maximum}, sub categories included',
      free: 'cannot be reached: a discount takes whole rupees off, and one of {price} would be free',
      otherPrice: 'becomes {made}: a discount takes whole rupees off',
      noSuchColumn: 'is not a column of this file',
      rupees: 'is not a valid amount in rupees',
      percent: 'is not a valid percentage',
      picture: 'is not a picture that the shop can show',
      detailCount: 'has more than {maximum} names',
      detailTwice: 'has a name twice',
      mappedName: 'needs a column: name, or _id or key of products that are there already',
    },
    fixes: {
      twice: 'Take one of the two rows out',
      row: 'Put texts that hold the delimiter or a line break in double quotes, and double each quote inside them',
      shorten: 'Shorten it, or close the quote or bracket that lets it run on',
      once: 'Take one of the two out: nobody can tell which of them is meant',
      json: 'Look there for a comma, quote or bracket that is missing or too many: each product is an object, such as {"name":"Milk"}',
      _id: 'Copy the id from an export, or leave the cell empty for a new product',
      key: 'Give each product a key of its own, of up to 100 characters',
      name: 'Write the name of the product, of up to 200 characters',
      unit: 'Write what one piece is, such as 500 g, of up to 40 characters',
      price: 'Write rupees with at most two decimals, such as 49.50, without the sign',
      sale_price: 'Write rupees with at most two decimals: the price itself, or whole rupees below it',
      discount: 'Write a percentage from 0 to 100 with at most two decimals, without the sign',
      stock: 'Write a whole number of 0 or more',
      category: 'Write up to 10 names with | between them',
      sub_category: 'Write up to 10 names with | between them, in a row that names their category too',
      description: 'Write up to 5,000 characters',
      image: 'Write up to 10 pictures of this shop (/media/…) or https: addresses, with | between them',
      more_details: 'Write a JSON object such as {"Brand":"Amul"}: up to 30 names, each with a text',
      detail: 'Write up to 500 characters',
    },
  },
  mails,
  invoice,
} as const;

/** The shape of an edition. */
export type Messages = Loose<typeof messages>;
