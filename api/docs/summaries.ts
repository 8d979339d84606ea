import type { CallGroup, CallNames } from '../../contract/schemas.js';

type Summaries = { readonly [G in CallGroup]: { readonly [N in CallNames<G>]: string } };

/** Says what each call does in one line, for the OpenAPI document. */
const summaries: Summaries = {
  user: {
    register: 'Create an account',
    login: 'Log in and get an access token and a refresh token',
    forgotPassword: 'Send a code of 6 digits to an email address',
    verifyOtp: 'Check the code and set a cookie that allows one password reset',
    resetPassword: 'Set a new password and end every session of the account',
    refreshToken: 'Exchange the refresh token, sent as bearer token, for new tokens',
    details: 'Get the account of the user',
    logout: 'End the current session',
    uploadAvatar: 'Replace the avatar of the user',
    update: 'Change the name, email and mobile of the user',
    undoEmail:
      'Undo an email change with the secret from the mail, and set a cookie that allows one password reset',
    sessions: 'List the sessions of the user, the last used first',
    endSession: 'End one session of the user; the current session may be ended too',
    endOtherSessions: 'End all sessions of the user except the current one, and get how many were ended',
    export: 'Export the personal data of the customer as a JSON file',
    remove:
      'Delete the account after checking the password; orders stay without name and address, as the tax law demands',
  },
  category: {
    create: 'Add a category',
    list: 'List all categories',
    stored: 'List all categories with their names in all languages',
    update: 'Change a category',
    remove: 'Delete an empty category',
    dependents: 'Count the products and subcategories of a category',
  },
  file: {
    upload: 'Upload an image: JPEG, PNG, WebP or AVIF of up to 5 MB and 40 megapixels',
  },
  subcategory: {
    create: 'Add a subcategory',
    list: 'List all subcategories',
    stored: 'List all subcategories with their names in all languages',
    update: 'Change a subcategory',
    remove: 'Delete an empty subcategory',
    dependents: 'Count the products of a subcategory',
  },
  product: {
    create: 'Add a product',
    list: 'List products by page, the newest first, or the products that match a search',
    byCategory: 'List the first 30 products of a category',
    bySubCategory: 'List the products of a subcategory or of a whole category, by page',
    details: 'Get one product',
    stored: 'Get one product with its texts in all languages',
    update: 'Change the given fields of a product; with revision, only if nobody has changed it since',
    remove: 'Delete a product',
    dependents: 'Count the carts that hold a product',
    search: 'Search products, 10 a page',
    facets: 'List the facets by which a search or a category can be filtered, with their counts',
    suggest: 'Suggest words, categories and products for a search text as it is typed',
    popular: 'List the products in stock that are ordered most',
    together: 'List the products in stock that several customers bought together with a product',
    related: 'Get the other sizes of a product, and products in stock that are similar to it',
    summaries: 'Get several products by id, as product cards show them',
    table: 'List the products for the dashboard by page, with search, filters and sorting',
    bulk: 'Change or delete up to 100 products at once: discount, categories or stock; either all of them or none',
    export: 'Export the catalogue as a CSV file that an import accepts',
  },
  cart: {
    add: 'Add a product to the cart',
    list: 'List the lines of the cart',
    updateQuantity: 'Set the quantity of a cart line',
    remove: 'Remove a line from the cart',
    merge: "Merge the cart of a guest into the customer's cart",
    acceptPrices: 'Accept the current prices of the cart',
  },
  saved: {
    list: 'List the favourites and the weekly list of the customer',
    update: 'Make a product a favourite or not, or set its quantity on the weekly list',
    merge: "Merge the favourites and the weekly list of a guest into the customer's",
  },
  backInStock: {
    list: 'List the sold-out products that the customer wants a mail about',
    ask: 'Ask for one mail when a sold-out product is back in stock',
    askAsGuest: 'Ask for one mail to any address when a sold-out product is back in stock',
    cancel: 'End a request for such a mail',
    stop: 'End all requests of an address, with the token of the link in a mail',
    oneClickStop:
      'End all requests of an address as a mail program does (RFC 8058), with `token` in the query',
    waiting: 'Count the requests that wait for products',
  },
  rating: {
    list: 'List the reviews of a product, the newest first, with the number of ratings by stars',
    own: 'Tell which of these products the customer may rate, with the ratings that there are',
    save: 'Rate a product of a delivered order; a new text is shown once an admin has approved it',
    remove: 'Remove the rating of a product',
    adminRatings:
      'List the ratings of all customers by page, with filter, search and the count of each state',
    approve: 'Approve a rating; fails if the customer has changed it since',
    reject: 'Reject a rating, with a reason for the customer; fails if the customer has changed it since',
  },
  address: {
    create: 'Add a delivery address',
    list: 'List the delivery addresses of the customer',
    update: 'Change a delivery address',
    disable: 'Remove a delivery address',
  },
  order: {
    placeCashOnDelivery: 'Order the cart with cash on delivery',
    checkout: 'Order the cart with online payment, and get the address of the payment page',
    webhook:
      'Receive an event of the payment provider, signed in Stripe-Signature; a repeated event has no effect',
    askPayment:
      'Ask the payment provider whether an order of the customer is paid; the order shows the result',
    sandbox: 'Get the payment page of the sandbox, which moves no money',
    paySandbox: 'Pay, decline or leave the payment page of the sandbox, and get the address to go to next',
    list: 'List the orders of the customer, 20 a page',
    details: 'Get one order of the customer by its number',
    bought:
      'List the products to buy again: bought most often and most recently first, those out of stock last',
    follow: 'Stream new and changed orders of the customer as server-sent events',
    cancel: 'Cancel an order of the customer before it is packed',
    reportProblem: 'Report a problem about a delivered order of the customer',
    invoice: 'Get the invoice of an order of the customer as PDF, or a proforma invoice before delivery',
    inspectInvoice: 'Get the invoice of any order as PDF, or a proforma invoice before delivery',
    adminOrders:
      'List all orders by page, the newest first, with filters, search and the count of each status',
    inspect: 'Get any order with its customer, history, note, problems and next statuses',
    advance: 'Move an order to its next status',
    note: "Write the shop's own note on an order",
    answerProblem: 'Answer a reported problem; the customer gets the answer by email',
    events: 'Stream all new and changed orders as server-sent events',
  },
  search: {
    noResults: 'Report a search without results; it is counted only if it really has none',
    popular: 'List popular searches of this shop, the most frequent first',
    found: 'Report a search with which something was found; its words of products are counted',
    searchesWithoutResults: 'List the searches without results, the most frequent first',
    forget: 'Remove a search from the searches without results',
    synonyms: 'List the synonyms of the search',
    updateWords: 'Replace the synonyms; fails if another admin has changed them since',
  },
  audit: {
    list: 'List the audit log, the newest entry first',
  },
  statistics: {
    home: 'Get the dashboard statistics: open tasks, sales by period and day, and best sellers',
  },
  import: {
    upload:
      'Upload a CSV, JSON or JSONL file of up to 64 MB, which may be gzipped, and get its columns with a suggested mapping',
    preview: 'Preview an import: count new, changed and bad rows without writing them',
    start: 'Start an import in the background',
    status: 'Get the progress of an import, or of the latest one if no id is given',
    cancel: 'Cancel an import; rows that were written stay',
  },
  shop: {
    settings: "Get the shop's public settings",
    page: 'Get the text of a page of the shop, such as Help or Terms, in a language',
    storedPage: 'Get the texts of a page of the shop as they are stored, with the default ones',
    updatePage: 'Set the texts of a page of the shop; with revision, only if nobody has changed them since',
  },
  home: {
    page: 'Get the banner, the offers and the best sellers of the home page',
    banner: 'Get the banner of the home page as it is stored',
    updateBanner: 'Set the banner of the home page; with revision, only if nobody has changed it since',
  },
  delivery: {
    rules: 'Get the delivery rules: where, when and for how much the shop delivers',
    promise:
      'Tell whether the shop delivers to a PIN code, and how soon; `minutes` count from the opening while the shop is closed',
    slots: 'List the times for a later delivery, and which of them are full; empty if the shop offers none',
    update: 'Set the delivery rules; with revision, only if nobody has changed them since',
  },
};

export const summaryOf = (callId: string): string => {
  const [group = '', name = ''] = callId.split('.');
  return (summaries as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name] ?? callId;
};
