/** The HTTP status of every error code. Clients decide by the code; its text is among the messages of each locale. */
export const errorStatus = {
  invalid: 400,
  badPicture: 400,
  badCsv: 400,
  commonPassword: 400,
  wrongOtp: 400,
  badSignature: 400,
  undoExpired: 400,
  stopLinkInvalid: 400,
  wrongPassword: 400,
  unauthenticated: 401,
  wrongCredentials: 401,
  sessionEnded: 401,
  resetNotProved: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  requestTimeout: 408,
  emailTaken: 409,
  nameTaken: 409,
  inUse: 409,
  staleRevision: 409,
  outOfStock: 409,
  totalsChanged: 409,
  cartChanged: 409,
  cartFull: 409,
  listFull: 409,
  inStock: 409,
  notBought: 409,
  tooManyWaiting: 409,
  notServed: 409,
  belowMinimum: 409,
  shopClosed: 409,
  slotFull: 409,
  slotGone: 409,
  tooManyAddresses: 409,
  keyReused: 409,
  alreadyPaid: 409,
  paymentPending: 409,
  sandboxOver: 409,
  tooManyUnpaid: 409,
  tooManyCashOrders: 409,
  orderMoved: 409,
  notPaidYet: 409,
  orderRefunded: 409,
  openOrders: 409,
  emailJustChanged: 409,
  adminStays: 409,
  lastAdmin: 409,
  addressUnproved: 409,
  accountDisabled: 409,
  noteChanged: 409,
  notReportable: 409,
  problemOpen: 409,
  problemAnswered: 409,
  rowsRefused: 409,
  importRunning: 409,
  maintenance: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  rateLimited: 429,
  internal: 500,
  notReady: 503,
  paymentsUnavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One problem of a request's body: the path of the invalid field and a message that says how to fix it. */
export interface Issue {
  path: (string | number)[];
  message: string;
}

/** The body of every error response. */
export interface ApiError {
  success: false;
  error: true;
  message: string;
  code: ErrorCode;
  issues?: Issue[];
  data?: unknown;
}
