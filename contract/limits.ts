/**
 * Sizes, lengths and intervals of the product (specification §9). Lengths are in characters, times in ms,
 * unless the name or the docblock says otherwise.
 */
export const limits = {
  name: 200,
  description: 5_000,
  note: 1_000,
  deliveryNote: 200,
  /** How many days after the delivery a problem can be reported, and how many problems of one order. */
  problemDays: 7,
  problems: 5,
  unit: 40,
  details: 30,
  detailName: 60,
  detailValue: 500,
  /** The number of languages into which the texts of a record can be translated. */
  languages: 10,
  images: 10,
  categories: 10,
  subCategories: 10,
  image: 2_000,
  email: 254,
  userName: 100,
  passwordMin: 8,
  passwordMax: 128,
  addressText: 200,
  house: 100,
  landmark: 100,
  addressLabel: 30,
  addresses: 20,
  cartLines: 100,
  /** Favourites of a customer: as many as `product.summaries` answers. */
  favourites: 100,
  /** Lines of a customer's weekly list: as many as a cart has, so that it fits into one. */
  weeklyList: 100,
  /** For how many sold-out products an address can ask for a mail at a time, and for how many days. */
  backInStockRequests: 50,
  backInStockDays: 90,
  /** Lengths of a rating's text and name, and of the reason for which an admin rejects it. */
  ratingText: 300,
  ratingName: 40,
  ratingReason: 300,
  quantity: 1_000,
  stock: 10_000_000,
  /** The highest price of a product, in rupees. */
  price: 10_000_000,
  /** Lengths of the texts of the home page's banner. */
  bannerTitle: 60,
  bannerText: 120,
  bannerAction: 24,
  /** The length of the text of a shop page, in one language. */
  shopPage: 12_000,
  /** Products in a row of offers, best sellers or recommendations. */
  homeRow: 12,
  /** Sizes of a product to choose from on its page. */
  sizes: 12,
  search: 200,
  /** The maximum number of values that one filter of a product list may have. */
  filterValues: 20,
  /** Maximum subcategories or brands among the facets of a list. */
  facets: 50,
  suggestions: { terms: 6, categories: 3, products: 5 },
  popularSearches: 8,
  /** Limits of synonyms: the length of a word, the words of a group, and the number of groups. */
  searchWord: 60,
  wordsOfGroup: 30,
  synonymGroups: 1_000,
  otp: 6,
  otpTries: 5,
  otpMinutes: 10,
  /** Hours for which the mail queue tries again to send a mail that no server accepts. */
  mailHours: 24,
  /** Hours for which a customer can undo a change of the email (W-37). */
  emailUndoHours: 72,
  /** Rows per page. `table`: each table of the dashboard. */
  pageSize: { admin: 12, listing: 10, search: 10, category: 30, table: 10, orders: 20, reviews: 5, max: 100 },
  /** The highest page number, which keeps `page × limit` a safe integer. */
  page: 1_000_000,
  jsonBytes: 100_000,
  uploadBytes: 5_000_000,
  uploadPixels: 40_000_000,
  /** The longer side of a stored image in pixels: enough for every screen of the shop. */
  imageSide: 1_600,
  importBytes: 64_000_000,
  importRows: 500_000,
  importColumns: 100,
  /**
   * The maximum number of new categories and subcategories that one file may add: with more, the admin has
   * probably chosen the wrong column.
   */
  importCategories: 500,
  columnName: 200,
  productKey: 100,
  /** The maximum number of row problems that a reply lists; its `badCount` counts all rows with problems. */
  badRows: 200,
  /** The maximum number of changed products that the preview of an import lists; its counts include all. */
  importChanges: 100,
  ids: 100,
  idempotencyHours: 24,
  accessMinutes: 15,
  refreshDays: 30,
  refreshGraceSeconds: 10,
  /** The maximum number of logins (sessions) that one account has at a time. */
  sessions: 50,
  /** The maximum number of open order streams of one account in one API process; a new stream ends the oldest. */
  orderStreams: 5,
  requestTimeout: 15_000,
  /** Timeout of calls that upload an image: long, because phones upload slowly. */
  imageTimeout: 60_000,
  /** Timeout of the call that deletes an account, which may have thousands of orders. */
  accountDeletionTimeout: 30_000,
  /** Timeout of calls that upload or read a whole product file. */
  fileTimeout: 180_000,
  adminSearchPause: 300,
  /** Maximum entries of the delivery rules: PIN codes or their prefixes, and closed dates. */
  pinCodes: 2_000,
  closedDates: 100,
  /** Limits of delivery slots: days ahead, orders of one slot, and minutes of lead time. */
  slotDays: 7,
  slotCapacity: 10_000,
  slotLead: 1_440,
  /** The longest period in days by which the dashboard's list of orders can be filtered. */
  adminOrdersDays: 3_650,
  /** Days after which the dashboard no longer counts a failed payment. */
  failedPaymentDays: 7,
} as const;

/** Measures of the storefront's screens (specification §9), in pixels and ms. */
export const constants = {
  mobileBreakpoint: 768,
  searchMinWidth: 300,
  searchMinWidthLarge: 420,
  typingSpeed: 50,
  typingPause: 1_000,
  skeletons: { categories: 20, row: 7, search: 10 },
  rowScrollStep: 200,
  scrollThreshold: 0.8,
  scrollThrottle: 150,
  /**
   * How many toasts are shown at most, and how long each kind is shown, in ms. `undo`: toasts with an undo
   * button, which users need time to reach.
   */
  toasts: { limit: 20, success: 2_000, error: 4_000, neutral: 4_000, undo: 10_000 },
} as const;
