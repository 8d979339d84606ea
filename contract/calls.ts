import { limits } from './limits.js';
import { routes } from './links.js';
import type { CallBody, CallReply, CallGroup, CallNames, Outcome } from './schemas.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, a logged-in customer, an ADMIN, or a client with a refresh token. */
export type Access = 'public' | 'user' | 'admin' | 'refresh';

/**
 * `order`: the call places, pays or ends an order. `cart`: the call leads to an order (carts, addresses, logins),
 * or shows orders to those who wait for them.
 */
export type CallPriority = 'order' | 'cart';

/**
 * One row of the table of the API's calls. `Body` and `Reply` are the types of the JSON on the wire, `Returned` is what
 * a handler returns. They exist only for the compiler.
 */
export interface Call<Body = unknown, Reply = unknown, Returned = unknown> {
  /** The call's group and name in the table, such as `user.login`. */
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** The form field of the file when the call is a multipart upload. */
  readonly file?: string;
  /** Whether the API takes the body unparsed, because the caller's signature covers the exact bytes. */
  readonly raw?: boolean;
  /** Whether the body may be a form, which is not read. */
  readonly form?: boolean;
  /** Whether the reply is a stream of server-sent events. `data` of the reply is then the type of one event. */
  readonly stream?: boolean;
  /** Whether the call may carry an `Idempotency-Key`: repeated with the same key, it takes effect once (W-35). */
  readonly keyed?: boolean;
  /** The cookie that the reply sets. */
  readonly givesCookie?: string;
  /** The cookie that the call requires. */
  readonly needsCookie?: string;
  /** The media type of the file that the call returns in place of JSON. */
  readonly download?: string;
  /**
   * Whether the reply depends only on the body, the language, and what the revision of the catalogue counts: products,
   * categories, banner, shop pages and best sellers. The API keeps such replies as bytes until the revision rises.
   */
  readonly cacheable?: boolean;
  /** What the call counts as when the shop has more to do than it can: it refuses orders last. */
  readonly priority?: CallPriority;
  /** Timeout in ms, when it is longer than the usual `limits.requestTimeout`. */
  readonly timeout?: number;
  readonly types?: { body: Body; reply: Reply; returned: Returned };
}

type Row = Omit<Call, 'id' | 'types'>;
type Table = { [G in CallGroup]: { [N in CallNames<G>]: Row } };

export const idempotencyHeader = 'Idempotency-Key';

/** The name of the cookie that proves to `resetPassword` that `verifyOtp` got a correct code (W-02). */
export const resetCookie = 'tokri_reset';

const get = (path: string, access: Access): Row => ({ method: 'GET', path, access });
const post = (path: string, access: Access): Row => ({ method: 'POST', path, access });
const put = (path: string, access: Access): Row => ({ method: 'PUT', path, access });
const del = (path: string, access: Access): Row => ({ method: 'DELETE', path, access });

const forOrders = (row: Row): Row => ({ ...row, priority: 'order' });
const forCarts = (row: Row): Row => ({ ...row, priority: 'cart' });

/** A call whose reply is kept until the revision of the catalogue rises. */
const cached = (row: Row): Row => ({ ...row, cacheable: true });

const table = {
  user: {
    register: post('/api/user/register', 'public'),
    login: forCarts(post('/api/user/login', 'public')),
    forgotPassword: put('/api/user/forgot-password', 'public'),
    verifyOtp: {
      ...put('/api/user/veify-forgote-password-otp', 'public'),
      givesCookie: resetCookie,
    },
    resetPassword: { ...put('/api/user/reset-password', 'public'), needsCookie: resetCookie },
    refreshToken: forCarts(post('/api/user/refresh-token', 'refresh')),
    details: get('/api/user/user-details', 'user'),
    logout: get('/api/user/logout', 'user'),
    uploadAvatar: {
      ...put('/api/user/upload-avatar', 'user'),
      file: 'avatar',
      timeout: limits.imageTimeout,
    },
    update: put('/api/user/update-user', 'user'),
    /** Not in the specification: the owner of a former email address takes the account back. */
    undoEmail: { ...post('/api/user/undo-email', 'public'), givesCookie: resetCookie },
    /** Not in the specification: lists and ends the logins of an account. */
    sessions: get('/api/user/sessions', 'user'),
    endSession: del('/api/user/session', 'user'),
    endOtherSessions: del('/api/user/sessions', 'user'),
    /** Not in the specification: exports all personal data of the caller as a file. */
    export: { ...get('/api/user/export', 'user'), download: 'application/json' },
    /** Not in the specification: deletes the caller's account and its data for good. */
    remove: { ...del('/api/user/account', 'user'), timeout: limits.accountDeletionTimeout },
  },
  category: {
    create: post('/api/category/add-category', 'admin'),
    list: cached(get('/api/category/get', 'public')),
    /** Not in the specification: lists all categories with their names in all languages. */
    stored: get('/api/category/stored', 'admin'),
    update: put('/api/category/update', 'admin'),
    remove: del('/api/category/delete', 'admin'),
    /** Not in the specification: counts the dependents of a category. */
    dependents: post('/api/category/uses', 'admin'),
  },
  file: {
    upload: { ...post('/api/file/upload', 'admin'), file: 'image', timeout: limits.imageTimeout },
  },
  subcategory: {
    create: post('/api/subcategory/create', 'admin'),
    list: cached(post('/api/subcategory/get', 'public')),
    /** Not in the specification: lists all subcategories with their names in all languages. */
    stored: get('/api/subcategory/stored', 'admin'),
    update: put('/api/subcategory/update', 'admin'),
    remove: del('/api/subcategory/delete', 'admin'),
    /** Not in the specification: counts the dependents of a subcategory. */
    dependents: post('/api/subcategory/uses', 'admin'),
  },
  product: {
    create: { ...post('/api/product/create', 'admin'), keyed: true },
    list: cached(post('/api/product/get', 'public')),
    byCategory: cached(post('/api/product/get-product-by-category', 'public')),
    bySubCategory: cached(post('/api/product/get-product-by-category-and-subcategory', 'public')),
    details: cached(post('/api/product/get-product-details', 'public')),
    /** Not in the specification: returns a product with its texts in all languages, for its form. */
    stored: post('/api/product/stored', 'admin'),
    update: put('/api/product/update-product-details', 'admin'),
    remove: del('/api/product/delete-product', 'admin'),
    /** Not in the specification: counts the carts that hold a product. */
    dependents: post('/api/product/uses', 'admin'),
    search: cached(post('/api/product/search-product', 'public')),
    /** Not in the specification: returns the facets of a search or a category. */
    facets: cached(post('/api/product/choices', 'public')),
    /** Not in the specification: suggests searches, categories and products while the customer types. */
    suggest: cached(post('/api/product/suggest', 'public')),
    /** Not in the specification: lists the products that are ordered most. */
    popular: get('/api/product/popular', 'public'),
    /** Not in the specification: lists the products that are bought together with a product. */
    together: post('/api/product/together', 'public'),
    /** Not in the specification: returns the other sizes of a product, and products that are similar to it. */
    related: cached(post('/api/product/related', 'public')),
    /** Not in the specification: returns the products of a guest's cart. */
    summaries: cached(post('/api/product/summaries', 'public')),
    /** Not in the specification: lists products for the dashboard's table, filtered and sorted. */
    table: post('/api/product/table', 'admin'),
    /** Not in the specification: applies a bulk change to all the given products or to none. */
    bulk: put('/api/product/bulk', 'admin'),
    /** Not in the specification: exports the whole catalogue as a file that `import` accepts. */
    export: { ...get('/api/product/export', 'admin'), download: 'text/csv' },
  },
  cart: {
    add: forCarts(post('/api/cart/create', 'user')),
    list: forCarts(get('/api/cart/get', 'user')),
    updateQuantity: forCarts(put('/api/cart/update-qty', 'user')),
    remove: forCarts(del('/api/cart/delete-cart-item', 'user')),
    /** Not in the specification: merges a guest's cart into the account's cart at login. */
    merge: forCarts(post('/api/cart/merge', 'user')),
    /** Not in the specification: records that the customer accepts the current prices of the cart's products. */
    acceptPrices: forOrders(put('/api/cart/accept-prices', 'user')),
  },
  /** Not in the specification: a customer's favourites and weekly list. */
  saved: {
    list: get('/api/saved/get', 'user'),
    update: put('/api/saved/update', 'user'),
    /** Merges a guest's saved products into the account's at login. */
    merge: post('/api/saved/merge', 'user'),
  },
  /** Not in the specification: one mail when a sold-out product is back in stock. */
  backInStock: {
    list: get('/api/back-in-stock/get', 'user'),
    ask: post('/api/back-in-stock/ask', 'user'),
    askAsGuest: post('/api/back-in-stock/ask-as-guest', 'public'),
    cancel: del('/api/back-in-stock/cancel', 'user'),
    /** Stops the mails to an address, by the link in a mail. */
    stop: post('/api/back-in-stock/stop', 'public'),
    /** The same for a mail program (RFC 8058). A browser that opens the address gets the page with the button. */
    oneClickStop: { ...post(routes.stopMails, 'public'), form: true },
    /** Counts the requests that wait for products, for the dashboard. */
    waiting: post('/api/back-in-stock/waiting', 'admin'),
  },
  /** Not in the specification: ratings of products by customers who got them. */
  rating: {
    /** Lists the reviews of a product: its approved ratings with a text. */
    list: cached(post('/api/rating/list', 'public')),
    own: post('/api/rating/own', 'user'),
    save: put('/api/rating/save', 'user'),
    remove: del('/api/rating/remove', 'user'),
    /** Lists the ratings of all customers for the dashboard. */
    adminRatings: post('/api/rating/board', 'admin'),
    approve: put('/api/rating/approve', 'admin'),
    reject: put('/api/rating/reject', 'admin'),
  },
  address: {
    create: forCarts(post('/api/address/create', 'user')),
    list: forCarts(get('/api/address/get', 'user')),
    update: put('/api/address/update', 'user'),
    disable: del('/api/address/disable', 'user'),
  },
  order: {
    placeCashOnDelivery: { ...forOrders(post('/api/order/cash-on-delivery', 'user')), keyed: true },
    checkout: { ...forOrders(post('/api/order/checkout', 'user')), keyed: true },
    /** Not in the specification: takes the payment provider's signed events (W-13). */
    webhook: { ...forOrders(post('/api/order/webhook', 'public')), raw: true },
    /** Not in the specification: asks the payment provider whether one of the caller's orders is paid. */
    askPayment: forOrders(put('/api/order/ask-payment', 'user')),
    /** Not in the specification: the pay page of the sandbox, which replaces a payment provider. */
    sandbox: forOrders(post('/api/order/sandbox', 'public')),
    paySandbox: forOrders(put('/api/order/pay-sandbox', 'public')),
    list: get('/api/order/order-list', 'user'),
    /** Not in the specification: returns one of the caller's orders by its order number. */
    details: forCarts(post('/api/order/details', 'user')),
    /** Not in the specification: lists products that the caller has bought and can buy again. */
    bought: get('/api/order/bought', 'user'),
    /** Not in the specification: streams every change of the caller's orders as server-sent events. */
    follow: { ...get('/api/order/follow', 'user'), stream: true },
    /** Not in the specification: a customer cancels an order that is not packed yet. */
    cancel: forOrders(put('/api/order/cancel', 'user')),
    /** Not in the specification: a customer reports a problem about a delivered order. */
    reportProblem: post('/api/order/report-problem', 'user'),
    /**
     * Not in the specification: returns the invoice of one of the caller's orders, before the delivery a
     * proforma. Admins get the invoice of any order.
     */
    invoice: { ...post('/api/order/invoice', 'user'), download: 'application/pdf' },
    inspectInvoice: { ...post('/api/order/inspect-invoice', 'admin'), download: 'application/pdf' },
    /** Not in the specification: lists the orders of all customers for the dashboard. */
    adminOrders: forCarts(post('/api/order/board', 'admin')),
    inspect: forCarts(post('/api/order/inspect', 'admin')),
    advance: forOrders(put('/api/order/advance', 'admin')),
    note: put('/api/order/note', 'admin'),
    answerProblem: put('/api/order/answer-problem', 'admin'),
    /** Not in the specification: streams every change of all orders as server-sent events. */
    events: { ...get('/api/order/events', 'admin'), stream: true },
  },
  search: {
    /** Not in the specification: reports a search without results. */
    noResults: post('/api/search/missed', 'public'),
    /** Not in the specification: lists popular searches, and counts a search with which something was found. */
    popular: get('/api/search/popular', 'public'),
    found: post('/api/search/found', 'public'),
    /** Not in the specification: lists searches without results, and edits the synonyms. */
    searchesWithoutResults: post('/api/search/misses', 'admin'),
    forget: del('/api/search/forget', 'admin'),
    synonyms: get('/api/search/words', 'admin'),
    updateWords: put('/api/search/update-words', 'admin'),
  },
  audit: {
    /** Not in the specification: lists the audit log. */
    list: post('/api/audit/list', 'admin'),
  },
  statistics: {
    /** Not in the specification: returns the dashboard's statistics. */
    home: get('/api/figures/home', 'admin'),
  },
  /** Not in the specification: imports products from a CSV file, with a preview first and then as a background job. */
  import: {
    upload: { ...post('/api/import/upload', 'admin'), file: 'file', timeout: limits.fileTimeout },
    preview: { ...post('/api/import/preview', 'admin'), timeout: limits.fileTimeout },
    start: post('/api/import/start', 'admin'),
    status: post('/api/import/status', 'admin'),
    cancel: put('/api/import/cancel', 'admin'),
  },
  shop: {
    /** Not in the specification: returns the merchant's settings that every visitor sees. */
    settings: get('/api/shop/settings', 'public'),
    /** Not in the specification: returns the text of a page such as Help or Terms. */
    page: cached(get('/api/shop/page', 'public')),
    /** Not in the specification: returns that text as it is stored, for its form, and sets it. */
    storedPage: get('/api/shop/stored-page', 'admin'),
    updatePage: put('/api/shop/update-page', 'admin'),
  },
  home: {
    /** Not in the specification: returns the banner, the offers and the best sellers of the home page. */
    page: cached(get('/api/home/get', 'public')),
    /** Not in the specification: returns the banner of the home page for its form, and sets it. */
    banner: get('/api/home/banner', 'admin'),
    updateBanner: put('/api/home/update-banner', 'admin'),
  },
  /** Not in the specification: the delivery rules (where, when and for how much the shop delivers). */
  delivery: {
    rules: forCarts(get('/api/delivery/rules', 'public')),
    /** Returns whether the shop delivers to a PIN code, and how soon. */
    promise: get('/api/delivery/promise', 'public'),
    /**
     * Returns the slots among which a customer chooses a later delivery; none if the shop offers none. A slot is not
     * full for a customer whose own unpaid order holds a place of it.
     */
    slots: get('/api/delivery/slots', 'user'),
    update: put('/api/delivery/update', 'admin'),
  },
} as const satisfies Table;

type Calls = {
  [G in CallGroup]: { [N in CallNames<G>]: Call<CallBody<G, N>, CallReply<G, N>, Outcome<G, N>> };
};

const withIds = (groups: Table) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, rows]) => [
      group,
      Object.fromEntries(
        Object.entries<Row>(rows).map(([name, row]) => [name, { id: `${group}.${name}`, ...row }]),
      ),
    ]),
  );

/** The table of calls. Handlers, endpoints, the OpenAPI document and the route test all derive from it. */
// The cast is needed because the types of bodies and replies exist only for the compiler.
export const calls = withIds(table) as unknown as Calls;

/** Lists every row in the order of the table. */
export const allCalls: readonly Call[] = Object.values(calls).flatMap((group) => Object.values<Call>(group));
