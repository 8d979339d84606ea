import { z } from 'zod';
import { address, addressInput, addressUpdate, placeInput } from './address.js';
import { auditPage, auditQuery } from './audit.js';
import { backInStockSchemas } from './backInStock.js';
import { type CallSchema, data, row } from './callSchema.js';
import {
  facets,
  facetsQuery,
  reportedSearch,
  searchesWithoutResultsPage,
  searchesWithoutResultsQuery,
  productSearch,
  searchPage,
  synonyms,
  synonymsInput,
  subCategoryQuery,
  suggestQuery,
  suggestions,
} from './browse.js';
import type { Call } from './calls.js';
import { addToCart, cartLine, mergeCart, mergeResult, updateQuantity } from './cart.js';
import { categoryInput, categoryUpdate, listedCategory, storedCategory } from './category.js';
import { deliveryPromise, deliveryRules, deliveryRulesInput, offeredSlot } from './delivery.js';
import { banner, bannerInput, homePage } from './home.js';
import { dashboardStatistics } from './statistics.js';
import { importJob, importOrder, importPreview, importReference, uploadedImport } from './importing.js';
import { limits } from './limits.js';
import {
  adminOrder,
  adminOrderSummary,
  adminOrdersQuery,
  order,
  orderListPage,
  orderListQuery,
  orderNote,
  orderReference,
  orderStep,
  problemAnswer,
  problemReport,
  placeOrder,
  statusCounts,
} from './order.js';
import { ratingSchemas } from './rating.js';
import { sandboxAct, sandboxPage, sandboxReference } from './payment.js';
import {
  product,
  productInput,
  productPage,
  productSummary,
  productUpdate,
  relatedProducts,
  storedProduct,
} from './product.js';
import { productBulk, productBulkDone, productTable, productTablePage } from './productTable.js';
import { mergeSaved, savedMerge, savedProduct, saveProduct } from './savedProduct.js';
import { session, sessionReference } from './session.js';
import { shopSettings } from './shop.js';
import { shopPage, shopPageInput, shopPageQuery, shopPageReference, storedShopPage } from './shopPages.js';
import {
  storedSubCategory,
  subCategory,
  subCategoryInput,
  subCategoryList,
  subCategoryUpdate,
} from './subcategory.js';
import {
  forgotPasswordInput,
  leaveInput,
  loginInput,
  profileInput,
  registerInput,
  resetPasswordInput,
  undoEmailInput,
  user,
  verifyOtpInput,
} from './user.js';
import { productDependents, categoryDependents } from './dependents.js';
import { id, nothing, reference } from './wire.js';

const byId = z.object({ _id: id });
const placed = data(order);

/** The errors of the delivery rules for an order (W-38). */
const undeliverable = ['notServed', 'belowMinimum', 'shopClosed', 'slotFull', 'slotGone'] as const;
/** The errors of both calls that place an order. */
const unplaceable = [
  ...(['notFound', 'outOfStock', 'totalsChanged', 'cartChanged'] as const),
  ...undeliverable,
  ...(['keyReused', 'alreadyPaid', 'paymentPending', 'paymentsUnavailable'] as const),
] as const;

/** The schemas of each call's body and reply. */
const schemas = {
  user: {
    register: row(registerInput, nothing, 'emailTaken', 'commonPassword', 'rateLimited'),
    login: row(
      loginInput,
      data(z.object({ accesstoken: z.string(), refreshToken: z.string() })),
      'wrongCredentials',
      'rateLimited',
    ),
    forgotPassword: row(forgotPasswordInput, nothing, 'rateLimited'),
    verifyOtp: row(verifyOtpInput, nothing, 'wrongOtp', 'rateLimited'),
    resetPassword: row(resetPasswordInput, nothing, 'resetNotProved', 'commonPassword'),
    refreshToken: row(
      nothing,
      data(z.object({ accessToken: z.string(), refreshToken: z.string() })),
      'rateLimited',
    ),
    details: row(nothing, data(user)),
    logout: row(nothing, nothing),
    uploadAvatar: row(
      nothing,
      data(z.object({ avatar: z.string() })),
      'badPicture',
      'tooLarge',
      'rateLimited',
    ),
    update: row(profileInput, nothing, 'emailTaken', 'rateLimited'),
    undoEmail: row(
      undoEmailInput,
      data(user.pick({ _id: true, email: true })),
      'undoExpired',
      'emailTaken',
      'rateLimited',
    ),
    sessions: row(nothing, data(z.array(session))),
    endSession: row(sessionReference, nothing, 'notFound'),
    endOtherSessions: row(nothing, data(z.object({ ended: z.int() }))),
    export: row(nothing, nothing, 'rateLimited'),
    remove: row(
      leaveInput,
      nothing,
      'wrongPassword',
      'openOrders',
      'emailJustChanged',
      'adminStays',
      'rateLimited',
    ),
  },
  category: {
    create: row(categoryInput, nothing, 'nameTaken', 'badPicture'),
    list: row(nothing, data(z.array(listedCategory))),
    stored: row(nothing, data(z.array(storedCategory))),
    update: row(categoryUpdate, nothing, 'notFound', 'staleRevision', 'nameTaken', 'badPicture'),
    remove: row(byId, nothing, 'notFound', 'inUse'),
    dependents: row(byId, data(categoryDependents), 'notFound'),
  },
  file: {
    upload: row(nothing, data(z.object({ url: z.string() })), 'badPicture', 'tooLarge', 'rateLimited'),
  },
  subcategory: {
    create: row(subCategoryInput, nothing, 'notFound', 'nameTaken', 'badPicture'),
    list: row(subCategoryList, data(z.array(subCategory))),
    stored: row(nothing, data(z.array(storedSubCategory))),
    update: row(subCategoryUpdate, nothing, 'notFound', 'staleRevision', 'nameTaken', 'inUse', 'badPicture'),
    remove: row(byId, nothing, 'notFound', 'inUse'),
    dependents: row(byId, data(categoryDependents), 'notFound'),
  },
  product: {
    create: row(productInput, data(product), 'notFound', 'badPicture', 'keyReused'),
    list: row(productPage, z.object({ data: z.array(product), totalNoPage: z.int() })),
    byCategory: row(z.object({ id }), data(z.array(product)), 'notFound'),
    bySubCategory: row(
      subCategoryQuery,
      z.object({ data: z.array(product), page: z.int(), totalCount: z.int() }),
      'notFound',
    ),
    details: row(z.object({ productId: id }), data(product), 'notFound'),
    stored: row(z.object({ productId: id }), data(storedProduct), 'notFound'),
    update: row(productUpdate, data(storedProduct), 'notFound', 'staleRevision', 'outOfStock', 'badPicture'),
    remove: row(byId, nothing, 'notFound'),
    dependents: row(byId, data(productDependents), 'notFound'),
    search: row(productSearch, searchPage),
    facets: row(facetsQuery, data(facets), 'notFound'),
    suggest: row(suggestQuery, data(suggestions)),
    popular: row(nothing, data(z.array(productSummary))),
    together: row(z.object({ productId: id }), data(z.array(productSummary)), 'notFound'),
    related: row(z.object({ productId: id }), data(relatedProducts), 'notFound'),
    summaries: row(z.object({ ids: z.array(reference).max(limits.ids) }), data(z.array(productSummary))),
    table: row(productTable, productTablePage),
    bulk: row(productBulk, productBulkDone, 'notFound', 'rowsRefused'),
    export: row(nothing, nothing),
  },
  cart: {
    add: row(addToCart, nothing, 'notFound', 'outOfStock', 'cartFull'),
    list: row(nothing, data(z.array(cartLine))),
    updateQuantity: row(updateQuantity, nothing, 'notFound', 'outOfStock'),
    remove: row(byId, nothing, 'notFound'),
    merge: row(mergeCart, data(mergeResult)),
    acceptPrices: row(nothing, nothing),
  },
  saved: {
    list: row(nothing, data(z.array(savedProduct))),
    update: row(saveProduct, nothing, 'notFound', 'listFull'),
    merge: row(mergeSaved, data(savedMerge)),
  },
  backInStock: backInStockSchemas,
  rating: ratingSchemas,
  address: {
    create: row(addressInput, nothing, 'tooManyAddresses'),
    list: row(nothing, data(z.array(address))),
    update: row(addressUpdate, nothing, 'notFound'),
    disable: row(byId, nothing, 'notFound'),
  },
  order: {
    placeCashOnDelivery: row(placeOrder, placed, ...unplaceable, 'tooManyCashOrders'),
    checkout: row(
      placeOrder,
      z.object({ id: z.string(), data: z.object({ url: z.string(), orderId: z.string() }) }),
      ...unplaceable,
      'tooManyUnpaid',
    ),
    webhook: row(z.string(), nothing, 'badSignature', 'paymentsUnavailable'),
    askPayment: row(orderReference, placed, 'notFound'),
    sandbox: row(sandboxReference, data(sandboxPage), 'notFound'),
    paySandbox: row(sandboxAct, data(z.object({ url: z.string() })), 'notFound', 'sandboxOver'),
    list: row(orderListQuery, orderListPage, 'invalid'),
    details: row(orderReference, placed, 'notFound'),
    bought: row(nothing, data(z.array(productSummary))),
    follow: row(nothing, data(order)),
    cancel: row(orderReference, placed, 'notFound', 'orderMoved'),
    reportProblem: row(problemReport, placed, 'notFound', 'notReportable', 'problemOpen'),
    invoice: row(orderReference, nothing, 'notFound', 'rateLimited'),
    inspectInvoice: row(orderReference, nothing, 'notFound'),
    adminOrders: row(
      adminOrdersQuery,
      z.object({ data: z.array(adminOrderSummary), totalCount: z.int(), counts: statusCounts }),
    ),
    inspect: row(orderReference, data(adminOrder), 'notFound'),
    advance: row(orderStep, data(adminOrder), 'notFound', 'orderMoved', 'notPaidYet', 'orderRefunded'),
    note: row(orderNote, data(adminOrder), 'notFound', 'noteChanged'),
    answerProblem: row(problemAnswer, data(adminOrder), 'notFound', 'problemAnswered'),
    events: row(nothing, data(adminOrderSummary)),
  },
  search: {
    noResults: row(reportedSearch, nothing, 'rateLimited'),
    popular: row(nothing, data(z.array(z.string()))),
    found: row(reportedSearch, nothing, 'rateLimited'),
    searchesWithoutResults: row(searchesWithoutResultsQuery, searchesWithoutResultsPage),
    forget: row(reportedSearch, nothing, 'notFound'),
    synonyms: row(nothing, data(synonyms)),
    updateWords: row(synonymsInput, data(synonyms), 'staleRevision'),
  },
  audit: {
    list: row(auditQuery, auditPage),
  },
  statistics: {
    home: row(nothing, data(dashboardStatistics)),
  },
  import: {
    upload: row(nothing, data(uploadedImport), 'badCsv', 'tooLarge', 'rateLimited'),
    preview: row(importOrder, data(importPreview), 'notFound'),
    start: row(importOrder, data(importJob), 'notFound', 'importRunning', 'maintenance'),
    status: row(importReference, data(importJob.nullable()), 'notFound'),
    cancel: row(importReference, data(importJob.nullable()), 'notFound'),
  },
  shop: {
    settings: row(nothing, data(shopSettings)),
    page: row(shopPageQuery, data(shopPage)),
    storedPage: row(shopPageReference, data(storedShopPage)),
    updatePage: row(shopPageInput, data(storedShopPage), 'staleRevision'),
  },
  home: {
    page: row(nothing, data(homePage)),
    banner: row(nothing, data(banner)),
    updateBanner: row(bannerInput, data(banner), 'staleRevision', 'badPicture'),
  },
  delivery: {
    rules: row(nothing, data(deliveryRules)),
    promise: row(placeInput, data(deliveryPromise)),
    slots: row(nothing, data(z.array(offeredSlot))),
    update: row(deliveryRulesInput, data(deliveryRules), 'staleRevision'),
  },
} satisfies Record<string, Record<string, CallSchema>>;

type Schemas = typeof schemas;
export type CallGroup = keyof Schemas;
export type CallNames<G extends CallGroup> = keyof Schemas[G];
type SchemaOf<G extends CallGroup, N extends CallNames<G>> = Schemas[G][N] extends CallSchema
  ? Schemas[G][N]
  : never;

/** The type of a call's body as a client sends it, before the server validates and transforms it. */
export type CallBody<G extends CallGroup, N extends CallNames<G>> = z.input<SchemaOf<G, N>['body']>;
/** The reply that a client reads, without the envelope. */
export type CallReply<G extends CallGroup, N extends CallNames<G>> = z.input<SchemaOf<G, N>['reply']>;

/** Returns the schemas of a call. */
export const schemaOf = ({ id: callId }: Pick<Call, 'id'>): CallSchema => {
  const [group = '', name = ''] = callId.split('.');
  const found = (schemas as Record<string, Record<string, CallSchema>>)[group]?.[name];
  if (!found) throw new Error(`the table of calls has no schema for ${callId}`);
  return found;
};
/** The body that a handler gets, after validation. */
export type ParsedBody<G extends CallGroup, N extends CallNames<G>> = z.output<SchemaOf<G, N>['body']>;
/** The reply that a handler returns, without the envelope and before encoding. */
export type Outcome<G extends CallGroup, N extends CallNames<G>> = z.output<SchemaOf<G, N>['reply']>;
