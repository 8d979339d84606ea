import { invoice } from './en/invoice.js';
import { mails } from './en/mails.js';
import { shopPages } from './en/shopPages.js';
import { messages as page } from './page/en.js';
import type { Loose } from './loose.js';

/**
 * All messages of the product in the default locale, in the specification's words where it has any (W-30).
 * `fill` replaces `{name}`. Other locales have the same keys (`Messages`).
 */
export const messages = {
  ...page,
  /** Success messages of the server, by the call's id. */
  done: {
    'user.register': 'Account created. Please log in',
    'user.login': 'Logged in',
    'user.forgotPassword': 'If this email has an account, we’ve sent a code to it',
    'user.verifyOtp': 'Code accepted',
    'user.resetPassword': 'Password changed. Log in with your new password',
    'user.refreshToken': 'Session renewed',
    'user.logout': 'Logged out',
    'user.uploadAvatar': 'Photo saved',
    'user.update': 'Profile saved',
    'user.undoEmail':
      'Your email is restored. Addresses saved since it was changed are removed. Choose a new password now',
    'user.endSession': 'Device logged out',
    'user.endOtherSessions': 'Logged out everywhere else',
    'user.remove': 'Your account was deleted',
    'category.create': 'Category added',
    'category.update': 'Category saved',
    'category.remove': 'Category deleted',
    'file.upload': 'Image uploaded',
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
    'saved.update': 'Lists updated',
    'saved.merge': 'Your lists are up to date',
    'backInStock.ask': 'We’ll email you when it’s back in stock',
    'backInStock.askAsGuest': 'We’ll email you when it’s back in stock',
    'backInStock.cancel': 'We won’t email you about it',
    'backInStock.stop': 'No more back-in-stock emails to this address',
    'backInStock.oneClickStop': 'No more back-in-stock emails to this address',
    'address.create': 'Address added',
    'address.update': 'Address saved',
    'address.disable': 'Address Remove',
    'order.placeCashOnDelivery': 'Order placed',
    'order.checkout': 'Payment started',
    'delivery.update': 'Delivery rules saved',
    'home.updateBanner': 'Banner saved',
    'shop.updatePage': 'Page saved',
    'order.cancel': 'Order cancelled',
    'order.advance': 'Order updated',
    'order.note': 'Note saved',
    'order.reportProblem': 'Thank you. We’ll answer you by email',
    'order.answerProblem': 'Answer sent',
    'search.forget': 'Search removed',
    'search.updateWords': 'Synonyms saved',
    'import.upload': 'File received',
    'import.start': 'Import started',
    'import.cancel': 'Import stopped',
  } as Record<string, string>,
  /** Error messages by code. */
  errors: {
    ...page.errors,
    invalid: 'Please check the details: {first}',
    badPicture: 'We can’t use this image. Choose a JPEG, PNG, WebP or AVIF of up to 5 MB and 40 megapixels',
    badCsv:
      'We can’t read this product file. Save it as "CSV UTF-8" with column names in the first line, or as a JSON list of objects',
    commonPassword: 'This password is too easy to guess. Choose another one',
    wrongOtp: 'This code is wrong or has expired. Check it, or ask for a new one',
    wrongPassword: 'Wrong password. Check it and try again',
    unauthenticated: 'Please Login',
    wrongCredentials: 'Email or password is wrong',
    undoExpired:
      'This link has expired or was already used. Ask for a code to reset your password, or contact the shop',
    stopLinkInvalid:
      'This link is incomplete or no longer works. Open the link in a newer email, or contact the shop',
    inStock: 'This product is back in stock. Reload the page to buy it',
    tooManyWaiting: 'You’re already waiting for {count} products, the most that we can watch for you',
    resetNotProved: 'Ask for a code and enter it first, then choose a new password',
    forbidden: 'Do not have permission',
    notFound: 'Not found. It may have been removed',
    methodNotAllowed: 'This address does not answer {method}: use {allowed}',
    requestTimeout: 'The request took too long. Try again',
    emailTaken: 'This email already has an account. Log in, or use another email',
    nameTaken: 'This name is already in use. Choose another one',
    inUse: 'Still in use: {dependents}. Move or delete these first',
    staleRevision: 'Someone else saved this after you opened it. Compare, then save again',
    outOfStock: 'Not enough in stock: {names}',
    totalsChanged: 'Some prices have changed. Check the new total before you order',
    cartChanged: 'Your cart has changed. Check it before you order',
    notServed: 'We don’t deliver to PIN code {pincode}. Choose another address',
    belowMinimum: 'The minimum order is {minimum}. Add {missing} more',
    shopClosed: 'The shop is closed. It opens {when}',
    tooManyAddresses: 'Your address book is full. Delete an address first',
    noteChanged: 'Someone else saved another note. Compare, then save again',
    notReportable:
      'A problem can be reported up to {days} days after the delivery, and {count} times for one order. Contact us instead',
    problemOpen: 'You’ve already reported a problem with this order. We’ll answer you by email',
    problemAnswered: 'Someone else has answered this already. Close this to read the answer',
    orderMoved: 'This order was updated in the meantime. Its status is now {status}',
    notPaidYet: 'This order is not paid yet. Wait for the payment, or cancel the order',
    orderRefunded: 'This order was refunded, so it can only be cancelled',
    openOrders:
      'Some of your orders have not arrived yet: {numbers}. Wait for them or cancel them, then delete your account',
    emailJustChanged:
      'The email of this account was changed in the last {hours} hours and can still be restored. Delete the account after that',
    adminStays: 'An admin account can’t be deleted: the shop needs it, and the audit log refers to it',
    lastAdmin: 'This is the last admin who can log in. Add another admin first',
    addressUnproved:
      'This email is not verified, and someone else may have registered it. Set a new password',
    accountDisabled: 'This account is disabled. Enable it first',
    rowsRefused: 'Nothing was changed, because of: {names}',
    importRunning: 'Another import is running. Wait for it, or stop it first',
    maintenance: 'The shop is under maintenance. Try again later',
    keyReused:
      'This was already sent with different contents. Check whether it was saved, then reload the page',
    tooLarge: 'This is too large. Send less',
    unsupportedMedia: 'Send this as {expected}',
    rateLimited: 'Too many attempts. Try again in {seconds} seconds',
    internal: 'Something went wrong on our side. If it happens again, tell us this number: {id}',
    badSignature: 'The payment provider’s signature is missing, wrong or too old',
    alreadyPaid: 'Your order {number} is already paid. Check it before you order again',
    paymentPending:
      'The payment for your order {number} is still pending. Wait for it before you order again',
    sandboxOver: 'This payment has ended. Go back to the shop',
    tooManyUnpaid:
      'Too many of your orders were left unpaid today. Choose cash on delivery, or try again tomorrow',
    tooManyCashOrders:
      'You’ve reached the limit of open cash orders. Pay online, or wait until one is delivered',
    paymentsUnavailable:
      'Online payment is unavailable right now. Nothing was ordered, and your items are still in your cart. Try again, or choose cash on delivery',
  },
  /** Messages about a whole request that is invalid. */
  request: {
    body: 'the body',
    notAnObject: 'the body must be a JSON object',
    notJson: 'the body is not valid JSON',
    badAddress: 'the address cannot be read: a % must be followed by two hexadecimal digits',
    idempotencyKey: 'Idempotency-Key must be 1 to 200 printable characters',
    fileTooLarge: 'This file is larger than {megabytes} MB. Choose a smaller one',
    tooManyRows: 'This file has more than {count} rows. Split it into smaller files',
    badJson:
      'We can’t read this product file: it is not valid JSON from line {line}, column {column}. Write a list of objects, or one object on each line',
    spreadsheet:
      'This is a spreadsheet (such as .xlsx or .ods) or another zip archive. Open it and save the sheet as "CSV UTF-8"',
    tornGzip: 'This gzip file is incomplete or damaged. Download it again, or create it again',
    notUtf8: 'This file is not UTF-8 text. Save it as "CSV UTF-8"',
    emptyFile: 'This file is empty. Put the column names in the first line, and each row in a line below',
    emptyList: 'This file is an empty list. Add an object for each row to import',
    nothingShort:
      'Nothing in this file can be read: the row that starts in line {line} is longer than {maximum} MB. Shorten it, or close the quote or bracket that was left open',
    neverClosed:
      'Nothing in this file can be read: the row that starts in line {line} opens a quote that is never closed. Close it, and double each quote inside a text',
    columnTwice:
      'The first line has the column "{column}" twice, as number {first} and {second}. Rename or remove one of them',
  },
  /** The reasons for which an image is rejected. */
  images: {
    empty: 'This file is empty. Choose the image again',
    otherKind: '{kind} files are not supported. Use JPEG, PNG, WebP or AVIF',
    noImage: 'This is not an image. Use JPEG, PNG, WebP or AVIF',
    tooManyPixels: 'This image has {megapixels} megapixels, more than the maximum of {max}. Make it smaller',
    damaged: 'This image is damaged. Save it again, or choose another one',
  },
  /**
   * Messages about a problem in a row of an imported file: what is wrong, to follow the column's name, and
   * how to fix it.
   */
  importing: {
    reasons: {
      cells: 'the row has {count} cells, but the first line has {expected}',
      torn: 'a quote is opened but never closed: nothing after it could be read',
      tooLong: 'the row is longer than {maximum} MB and was skipped',
      notText: 'must be one text or number, not a list, an object, true or false',
      notTexts: 'must be a text or a list of texts',
      notDetails: 'must be an object with a text for each name',
      keyTwice: 'appears twice in the object',
      json: 'the row is not valid JSON from line {line}, column {column}',
      jsonTorn: 'the row is not valid JSON from line {line}, column {column}: nothing after it could be read',
      twice: 'is already in line {line}',
      several: 'matches several products',
      keyTaken: 'belongs to another product',
      noCategory: 'is not in any category',
      fullSubCategory: 'is already in the maximum number of categories',
      manyCategories:
        'would be one new category too many: a file can add {maximum}, including sub categories',
      free: 'is not possible: a discount takes off whole rupees, and a product of {price} would be free',
      otherPrice: 'becomes {made}: a discount takes off whole rupees',
      noSuchColumn: 'is not a column of this file',
      rupees: 'is not a valid amount in rupees',
      percent: 'is not a valid percentage',
      picture: 'is not an image that the shop can show',
      detailCount: 'has more than {maximum} names',
      detailTwice: 'has a name twice',
      hsn: 'is not an HSN code',
      gstRate: 'is not a GST rate',
      mappedName: 'needs a column: name, or _id or key of products that already exist',
    },
    fixes: {
      twice: 'Remove one of the two rows',
      row: 'Put texts that contain the delimiter or a line break in double quotes, and double each quote inside them',
      shorten: 'Shorten it, or close the quote or bracket that was left open',
      once: 'Remove one of the two: we can’t tell which one is right',
      json: 'Look there for a missing or extra comma, quote or bracket: each product is an object, such as {"name":"Milk"}',
      _id: 'Copy the id from an export, or leave the cell empty for a new product',
      key: 'Give each product its own key of up to 100 characters',
      name: 'Enter the product name, up to 200 characters',
      unit: 'Enter what one piece is, such as 500 g, up to 40 characters',
      price: 'Enter rupees with at most two decimals, such as 49.50, without the ₹ sign',
      sale_price: 'Enter rupees with at most two decimals: the price itself, or whole rupees below it',
      discount: 'Enter a percentage from 0 to 100 with at most two decimals, without the % sign',
      stock: 'Enter a whole number of 0 or more',
      category: 'Enter up to 10 names with | between them',
      sub_category: 'Enter up to 10 names with | between them, in a row that also has their category',
      description: 'Enter up to 5,000 characters',
      image: 'Enter up to 10 images of this shop (/media/…) or https: addresses, with | between them',
      more_details: 'Enter a JSON object such as {"Brand":"Amul"}: up to 30 names, each with a text',
      hsn: 'Enter 4, 6 or 8 digits, or leave the cell empty',
      gst_rate: 'Enter 0, 5, 12, 18, 28 or 40, or leave the cell empty',
      detail: 'Enter up to 500 characters',
    },
  },
  mails,
  invoice,
  shopPages,
} as const;

/** The shape of every locale's messages. */
export type Messages = Loose<typeof messages>;
