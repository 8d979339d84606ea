/**
 * Sizes, lengths and intervals of the product (specification §9). Lengths are in characters, times in ms,
 * unless the name or the docblock says otherwise.
 */
export const limits = {
  name: 200,
  description: 5_000,
  note: 1_000,
  unit: 40,
  details: 30,
  detailName: 60,
  detailValue: 500,
  images: 10,
  categories: 10,
  subCategories: 10,
  image: 2_000,
  email: 254,
  userName: 100,
  passwordMin: 8,
  passwordMax: 128,
  addressText: 200,
  addresses: 20,
  cartLines: 100,
  quantity: 1_000,
  stock: 10_000_000,
  /** In rupees. */
  price: 10_000_000,
  search: 200,
  /** Maximum values of one filter. */
  filterValues: 20,
  /** Maximum subcategories or brands among the facets of a list. */
  facets: 50,
  suggestions: { terms: 6, categories: 3, products: 5 },
  /** Synonyms: the length of a word, the words of a group, and the number of groups. */
  searchWord: 60,
  wordsOfGroup: 30,
  synonymGroups: 1_000,
  otp: 6,
  otpTries: 5,
  otpMinutes: 10,
  /** Hours for which the mail queue retries a mail that no server accepts. */
  mailHours: 24,
  /** Hours for which a customer can undo a change of the email (W-37). */
  emailUndoHours: 72,
  /** Rows per page. `table`: each table of the dashboard. */
  pageSize: { admin: 12, listing: 10, search: 10, category: 30, table: 10, orders: 20, max: 100 },
  /** The highest page number, which keeps `page × limit` a safe integer. */
  page: 1_000_000,
  jsonBytes: 100_000,
  webhookBytes: 1_000_000,
  uploadBytes: 5_000_000,
  uploadPixels: 40_000_000,
  /** The longer side of a stored image in pixels: enough for every screen of the shop. */
  imageSide: 1_600,
  importBytes: 64_000_000,
  importRows: 500_000,
  importColumns: 100,
  /**
   * Maximum new categories and subcategories of one file: more of them mean that the wrong column was chosen.
   */
  importCategories: 500,
  columnName: 200,
  productKey: 100,
  /** Maximum bad rows in a reply; `badCount` counts all. */
  badRows: 200,
  /** Maximum changed products in a preview; the counts include all. */
  importChanges: 100,
  ids: 100,
  idempotencyHours: 24,
  accessMinutes: 15,
  refreshDays: 30,
  refreshGraceSeconds: 10,
  /** Maximum logins of one account. */
  sessions: 50,
  /** Maximum open order streams of one account in one API process; a new stream ends the oldest. */
  orderStreams: 5,
  requestTimeout: 15_000,
  /** For uploads of images, also from a phone. */
  imageTimeout: 60_000,
  /** For deleting an account with thousands of orders. */
  accountDeletionTimeout: 30_000,
  /** For calls that read a whole file. */
  fileTimeout: 180_000,
  adminSearchPause: 300,
  /** Maximum entries of the delivery rules: PIN codes or their prefixes, and closed dates. */
  pinCodes: 2_000,
  closedDates: 100,
  /** The longest period in days that admin orders can be filtered by. */
  adminOrdersDays: 3_650,
  /** Days for which the dashboard counts a failed payment. */
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
  /** `undo`: toasts with an undo button, which takes time to reach. */
  toasts: { limit: 20, success: 2_000, error: 4_000, neutral: 4_000, undo: 10_000 },
} as const;
