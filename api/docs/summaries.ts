import type { CallGroup, CallNames } from '../../contract/schemas.js';

type Summaries = { readonly [G in CallGroup]: { readonly [N in CallNames<G>]: string } };

/** What each call does, in a line. */
const summaries: Summaries = {
  user: {
    register: 'Open an account',
    login: 'Log in: answers an access token and a refresh token',
    forgotPassword: 'Have a code of 6 digits sent to an address',
    verifyOtp: 'Show the code; a cookie then allows one reset',
    resetPassword: 'Choose a new password; every session of the account ends',
    refreshToken: 'Exchange the refresh token, as bearer, for new tokens',
    details: 'The own account',
    logout: 'End the session',
    uploadAvatar: 'Change the own picture',
    update: 'Change name, email and mobile',
    undoEmail: 'Put a changed email back with the secret mailed to it; a cookie then allows one reset',
    sessions: 'Where one is logged in, the last used first',
    endSession: 'End one of the own sessions; the current one too, which is a log-out',
    endOtherSessions: 'End all own sessions but the current one; answers how many',
    export: 'All that the shop knows of the caller, as a JSON file',
    remove: 'Delete the own account, password again; orders stay without name and address, for the tax law',
  },
  category: {
    create: 'Add a category',
    list: 'All categories',
    update: 'Change a category',
    remove: 'Delete an empty category',
    dependents: 'How many products and sub categories stand under a category',
  },
  file: { upload: 'Store a picture: JPEG, PNG, WebP or AVIF of up to 5 MB and 40 megapixels' },
  subcategory: {
    create: 'Add a sub category',
    list: 'All sub categories',
    update: 'Change a sub category',
    remove: 'Delete an empty sub category',
    dependents: 'How many products stand on a sub category',
  },
  product: {
    create: 'Add a product',
    list: 'Products by page, the newest first, or those that fit a search',
    byCategory: 'The first 30 products of a category',
    bySubCategory: 'Products of a sub category, or of a whole category, by page',
    details: 'One product',
    update: 'Change what is named of a product; with revision only if nobody saved in between',
    remove: 'Delete a product',
    dependents: 'How many carts hold a product',
    search: 'Find products, ten to a page',
    facets: 'What a search or a shelf can be narrowed to, each with its count',
    suggest: 'What may be meant by what was typed so far: words, shelves, products',
    popular: 'What is ordered most, in stock',
    together: 'What is ordered together with a product, in stock; nothing that a single customer did',
    summaries: 'Several products by id, as cards show them',
    table: "The dashboard's table of products: searched, filtered, sorted, by page",
    bulk: 'One change of up to 100 products: discount, categories, stock or removal; of all or of none',
    export: 'The whole catalogue as a CSV file, which an import takes back',
  },
  cart: {
    add: 'Put a product into the cart',
    list: 'The cart',
    updateQuantity: 'Set the quantity of a line',
    remove: 'Take a line out',
    merge: 'Add the cart of a guest to the account',
    acceptPrices: 'Agree to the prices of today',
  },
  address: {
    create: 'Add a delivery address',
    list: 'The delivery addresses',
    update: 'Change a delivery address',
    disable: 'Remove a delivery address',
  },
  order: {
    placeCashOnDelivery: 'Order the cart, paid on delivery',
    checkout: 'Order the cart, paid online: answers where to pay',
    webhook:
      'What the payment provider tells, with its signature in Stripe-Signature; each event has its effect once',
    askPayment: 'Have the provider asked whether an order of the own is paid; the order tells when it is',
    sandbox: "What the sandbox's pay page shows: no money moves",
    paySandbox: "Pay, decline or leave on the sandbox's pay page: answers where to go",
    list: 'The own orders',
    details: 'One order of the own, by its number',
    bought: 'What one has bought before and is still sold: most often and last first, out of stock last',
    follow: 'Every order of the own that is placed or moved, as it happens: server-sent events',
    cancel: 'Take back an order of the own, until it is packed',
    invoice: 'The invoice of an order of the own as PDF; before it is delivered a proforma',
    inspectInvoice: 'The same of any order',
    adminOrders: 'The orders board: by status and search, the newest first, with the count at each status',
    inspect: 'One order with its customer, steps, note and what may follow',
    advance: 'Take the next step of an order',
    note: "Write the shop's own note on an order",
    events: 'Every order that is placed or moved, as it happens: server-sent events',
  },
  search: {
    noResults: 'Tell that a search found nothing; counted if it is so',
    searchesWithoutResults: 'What was searched for and not found, the most frequent first',
    forget: 'Take one of them off the list',
    synonyms: 'The words that mean one thing',
    updateSynonyms: 'Set them; refused where somebody saved in between',
  },
  audit: { list: 'Who wrote what and when, the newest first' },
  statistics: { home: 'What needs the admin now, sales by period and day, best sellers' },
  import: {
    upload:
      'Store a CSV, JSON or JSONL file of up to 64 MB, also gzipped: answers its columns and a guess at what they are',
    preview: 'What an import would do: rows that are new, changed or bad; nothing is written',
    start: 'Write the rows in the background',
    status: 'How far an import has come: the named one, or the latest that was started',
    cancel: 'Stop an import; what it has written stays',
  },
  shop: { settings: 'What the merchant has set' },
  delivery: {
    rules: 'Where, when and for how much the shop delivers',
    update: 'Set the delivery rules; with revision only if nobody saved in between',
  },
};

export const summaryOf = (callId: string): string => {
  const [group = '', name = ''] = callId.split('.');
  return (summaries as Readonly<Record<string, Readonly<Record<string, string>>>>)[group]?.[name] ?? callId;
};
