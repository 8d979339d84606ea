/** Sizes, lengths and paces of the product (specification §9, decisions "Limits"). Lengths in characters, times in ms unless said. */
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
  personName: 100,
  passwordMin: 8,
  passwordMax: 128,
  addressText: 200,
  addresses: 20,
  cartLines: 100,
  quantity: 1_000,
  stock: 10_000_000,
  /** Rupees. */
  price: 10_000_000,
  search: 200,
  /** Values of one filter at a time. */
  filterValues: 20,
  /** Sub categories or brands that a list offers to be narrowed to. */
  facets: 50,
  suggestions: { terms: 6, categories: 3, products: 5 },
  /** Words for one thing: their length, how many, and for how many things. */
  searchWord: 60,
  wordsOfGroup: 30,
  synonymGroups: 1_000,
  otp: 6,
  otpTries: 5,
  otpMinutes: 10,
  /** For how long a mail is tried that no mail server takes. */
  mailHours: 24,
  /** For how long a changed email can be put back (W-37). */
  emailUndoHours: 72,
  /** Rows a page. `board`: each table of the dashboard (S-179). */
  pageSize: { admin: 12, listing: 10, search: 10, category: 30, table: 10, orders: 20, max: 100 },
  /** Highest page number that makes sense; keeps `page × limit` a safe integer. */
  page: 1_000_000,
  jsonBytes: 100_000,
  webhookBytes: 1_000_000,
  uploadBytes: 5_000_000,
  uploadPixels: 40_000_000,
  /** Pixels of a stored picture's longer side: what any screen of the shop can use. */
  imageSide: 1_600,
  importBytes: 64_000_000,
  importRows: 500_000,
  importColumns: 100,
  /** New categories and sub categories of one file together: more of them come of a column that is something else. */
  importCategories: 500,
  columnName: 200,
  productKey: 100,
  /** Bad rows that an answer names; all are counted. */
  badRows: 200,
  /** Changed products that a preview names; all are counted. */
  importChanges: 100,
  ids: 100,
  idempotencyHours: 24,
  accessMinutes: 15,
  refreshDays: 30,
  refreshGraceSeconds: 10,
  /** Logins of one account at a time. */
  sessions: 50,
  /** Open streams of orders of one account in one API process; a newer one ends the oldest. */
  orderStreams: 5,
  requestTimeout: 15_000,
  /** For calls that a picture comes with, from a phone too. */
  imageTimeout: 60_000,
  /** For the end of an account with thousands of orders. */
  accountDeletionTimeout: 30_000,
  /** For calls that read a whole file. */
  fileTimeout: 180_000,
  adminSearchPause: 300,
  /** Entries of the delivery rules: PIN codes or their beginnings, and dates on which the shop is closed. */
  pinCodes: 2_000,
  closedDates: 100,
  /** Days that the orders board may be asked to look back. */
  adminOrdersDays: 3_650,
  /** Days for which a failed payment is news. */
  failedPaymentDays: 7,
} as const;

/** What the storefront's screens count on (specification §9). Pixels, ms. */
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
  /** `undo`: those with a way back, which takes time to reach. */
  toasts: { limit: 20, success: 2_000, error: 4_000, neutral: 4_000, undo: 10_000 },
} as const;
