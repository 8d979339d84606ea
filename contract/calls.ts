import { limits } from './limits.js';
import type { CallBody, CallReply, CallGroup, CallNames } from './schemas.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, a logged-in customer, an ADMIN, or the bearer of a refresh token. */
export type Access = 'public' | 'user' | 'admin' | 'refresh';

/** One row of the table. `Body` and `Reply` are what travels; they exist for the compiler only. */
export interface Call<Body = unknown, Reply = unknown> {
  /** `group.name`, as in the table. */
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** The form field of a multipart upload. */
  readonly file?: string;
  /** Its body is read as it came, up to so many bytes: a signature covers it. */
  readonly raw?: number;
  /** Answers a stream of server-sent events; `data` of the reply is one event. */
  readonly stream?: boolean;
  /** May carry an `Idempotency-Key`: sent again with it, it has its effect once (W-35). */
  readonly keyed?: boolean;
  /** The cookie that its answer sets. */
  readonly givesCookie?: string;
  /** The cookie that it is refused without. */
  readonly needsCookie?: string;
  /** Answers a file of this media type instead of JSON. */
  readonly download?: string;
  /** ms that it may take, where that is longer than a call usually does. */
  readonly timeout?: number;
  readonly types?: { body: Body; reply: Reply };
}

type Row = Omit<Call, 'id' | 'types'>;
type Table = { [G in CallGroup]: { [N in CallNames<G>]: Row } };

/** The header of calls that are `keyed`. */
export const idempotencyHeader = 'Idempotency-Key';

/** The proof of a right code, from `verifyOtp` to `resetPassword` (W-02). */
export const resetCookie = 'tokri_reset';

const get = (path: string, access: Access): Row => ({ method: 'GET', path, access });
const post = (path: string, access: Access): Row => ({ method: 'POST', path, access });
const put = (path: string, access: Access): Row => ({ method: 'PUT', path, access });
const del = (path: string, access: Access): Row => ({ method: 'DELETE', path, access });

const table = {
  user: {
    register: post('/api/user/register', 'public'),
    login: post('/api/user/login', 'public'),
    forgotPassword: put('/api/user/forgot-password', 'public'),
    verifyOtp: {
      ...put('/api/user/veify-forgote-password-otp', 'public'),
      givesCookie: resetCookie,
    },
    resetPassword: { ...put('/api/user/reset-password', 'public'), needsCookie: resetCookie },
    refreshToken: post('/api/user/refresh-token', 'refresh'),
    details: get('/api/user/user-details', 'user'),
    logout: get('/api/user/logout', 'user'),
    uploadAvatar: {
      ...put('/api/user/upload-avatar', 'user'),
      file: 'avatar',
      timeout: limits.imageTimeout,
    },
    update: put('/api/user/update-user', 'user'),
    /** Beside the specification: the owner of a former address takes the account back (W-37). */
    undoEmail: { ...post('/api/user/undo-email', 'public'), givesCookie: resetCookie },
    /** Beside the specification: where one is logged in, and ending it (W-07). */
    sessions: get('/api/user/sessions', 'user'),
    endSession: del('/api/user/session', 'user'),
    endOtherSessions: del('/api/user/sessions', 'user'),
    /** Beside the specification: all that the shop knows of the caller, as a file. */
    export: { ...get('/api/user/export', 'user'), download: 'application/json' },
    /** Beside the specification: the caller's account and what belongs to it, for good. */
    remove: { ...del('/api/user/account', 'user'), timeout: limits.accountDeletionTimeout },
  },
  category: {
    create: post('/api/category/add-category', 'admin'),
    list: get('/api/category/get', 'public'),
    update: put('/api/category/update', 'admin'),
    remove: del('/api/category/delete', 'admin'),
    /** Beside the specification: what still stands under it. */
    dependents: post('/api/category/uses', 'admin'),
  },
  file: {
    upload: { ...post('/api/file/upload', 'admin'), file: 'image', timeout: limits.imageTimeout },
  },
  subcategory: {
    create: post('/api/subcategory/create', 'admin'),
    list: post('/api/subcategory/get', 'public'),
    update: put('/api/subcategory/update', 'admin'),
    remove: del('/api/subcategory/delete', 'admin'),
    /** Beside the specification: what still stands under it. */
    dependents: post('/api/subcategory/uses', 'admin'),
  },
  product: {
    create: { ...post('/api/product/create', 'admin'), keyed: true },
    list: post('/api/product/get', 'public'),
    byCategory: post('/api/product/get-product-by-category', 'public'),
    bySubCategory: post('/api/product/get-product-by-category-and-subcategory', 'public'),
    details: post('/api/product/get-product-details', 'public'),
    update: put('/api/product/update-product-details', 'admin'),
    remove: del('/api/product/delete-product', 'admin'),
    /** Beside the specification: how many carts hold it. */
    dependents: post('/api/product/uses', 'admin'),
    search: post('/api/product/search-product', 'public'),
    /** Beside the specification: what a search or a shelf can be narrowed to. */
    facets: post('/api/product/choices', 'public'),
    /** Beside the specification: what may be meant by what has been typed so far. */
    suggest: post('/api/product/suggest', 'public'),
    /** Beside the specification: what is ordered most. */
    popular: get('/api/product/popular', 'public'),
    /** Beside the specification: what is ordered together with a product. */
    together: post('/api/product/together', 'public'),
    /** Beside the specification: what a guest's cart shows of its products. */
    summaries: post('/api/product/summaries', 'public'),
    /** Beside the specification: the dashboard's table, filtered and sorted. */
    table: post('/api/product/table', 'admin'),
    /** Beside the specification: one change of many products, of all or of none. */
    bulk: put('/api/product/bulk', 'admin'),
    /** Beside the specification: the whole catalogue as a file that `import` takes back. */
    export: { ...get('/api/product/export', 'admin'), download: 'text/csv' },
  },
  cart: {
    add: post('/api/cart/create', 'user'),
    list: get('/api/cart/get', 'user'),
    updateQuantity: put('/api/cart/update-qty', 'user'),
    remove: del('/api/cart/delete-cart-item', 'user'),
    /** Beside the specification: a guest's cart joins the account's at login (W-18). */
    merge: post('/api/cart/merge', 'user'),
    /** Beside the specification: the customer has seen today's prices. */
    acceptPrices: put('/api/cart/accept-prices', 'user'),
  },
  address: {
    create: post('/api/address/create', 'user'),
    list: get('/api/address/get', 'user'),
    update: put('/api/address/update', 'user'),
    disable: del('/api/address/disable', 'user'),
  },
  order: {
    placeCashOnDelivery: { ...post('/api/order/cash-on-delivery', 'user'), keyed: true },
    checkout: { ...post('/api/order/checkout', 'user'), keyed: true },
    /** Beside the specification: what the payment provider tells, signed by it (W-13). */
    webhook: { ...post('/api/order/webhook', 'public'), raw: limits.webhookBytes },
    /** Beside the specification: has the provider asked whether an order of one's own is paid. */
    askPayment: put('/api/order/ask-payment', 'user'),
    /** Beside the specification: the pay page of the sandbox, which stands in for a payment provider. */
    sandbox: post('/api/order/sandbox', 'public'),
    paySandbox: put('/api/order/pay-sandbox', 'public'),
    list: get('/api/order/order-list', 'user'),
    /** Beside the specification: one order of one's own, by its order number. */
    details: post('/api/order/details', 'user'),
    /** Beside the specification: what one has bought before and can buy again. */
    bought: get('/api/order/bought', 'user'),
    /** Beside the specification: every change of one's own orders as it happens, as server-sent events. */
    follow: { ...get('/api/order/follow', 'user'), stream: true },
    /** Beside the specification: taken back by the customer, until it is packed. */
    cancel: put('/api/order/cancel', 'user'),
    /** Beside the specification: the invoice of an order, one's own or anybody's; before it is delivered a proforma. */
    invoice: { ...post('/api/order/invoice', 'user'), download: 'application/pdf' },
    inspectInvoice: { ...post('/api/order/inspect-invoice', 'admin'), download: 'application/pdf' },
    /** Beside the specification: the orders board of the dashboard. */
    adminOrders: post('/api/order/board', 'admin'),
    inspect: post('/api/order/inspect', 'admin'),
    advance: put('/api/order/advance', 'admin'),
    note: put('/api/order/note', 'admin'),
    /** Beside the specification: every change of an order as it happens, as server-sent events. */
    events: { ...get('/api/order/events', 'admin'), stream: true },
  },
  search: {
    /** Beside the specification: a shopper found nothing. */
    noResults: post('/api/search/missed', 'public'),
    /** Beside the specification: what shoppers searched and did not find; the words that mean one thing. */
    searchesWithoutResults: post('/api/search/misses', 'admin'),
    forget: del('/api/search/forget', 'admin'),
    synonyms: get('/api/search/words', 'admin'),
    updateSynonyms: put('/api/search/update-words', 'admin'),
  },
  audit: {
    /** Beside the specification: who wrote what, and when. */
    list: post('/api/audit/list', 'admin'),
  },
  statistics: {
    /** Beside the specification: what needs the admin now, and how sales go. */
    home: get('/api/figures/home', 'admin'),
  },
  /** Beside the specification: products from a CSV file, looked at first, then written in the background. */
  import: {
    upload: { ...post('/api/import/upload', 'admin'), file: 'file', timeout: limits.fileTimeout },
    preview: { ...post('/api/import/preview', 'admin'), timeout: limits.fileTimeout },
    start: post('/api/import/start', 'admin'),
    status: post('/api/import/status', 'admin'),
    cancel: put('/api/import/cancel', 'admin'),
  },
  shop: {
    /** Beside the specification: the merchant's settings that every visitor sees. */
    settings: get('/api/shop/settings', 'public'),
  },
  /** Beside the specification: where, when and for how much the shop delivers (W-38). */
  delivery: {
    rules: get('/api/delivery/rules', 'public'),
    update: put('/api/delivery/update', 'admin'),
  },
} as const satisfies Table;

type Calls = {
  [G in CallGroup]: { [N in CallNames<G>]: Call<CallBody<G, N>, CallReply<G, N>> };
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

/** THE table of calls: handlers, endpoints, the OpenAPI document and the route walk derive from it. */
// The types are phantoms: nothing at run time could be checked against them.
export const calls = withIds(table) as unknown as Calls;

/** Every row, in the table's order. */
export const allCalls: readonly Call[] = Object.values(calls).flatMap((group) => Object.values<Call>(group));
