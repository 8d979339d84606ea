import type { Connection, Schema } from 'mongoose';
import { addressSchema } from './addresses/address.schema.js';
import { auditSchema } from './audit/auditEntry.schema.js';
import { backInStockRequestSchema } from './backInStock/backInStockRequest.schema.js';
import { codeSchema } from './auth/code.schema.js';
import { resetProofSchema } from './auth/resetProof.schema.js';
import { cartLineSchema } from './carts/cartLine.schema.js';
import { cartMergeSchema } from './carts/cartMerge.schema.js';
import { bannerSchema } from './catalogue/banner.schema.js';
import { categorySchema } from './catalogue/category.schema.js';
import { productSchema } from './catalogue/product.schema.js';
import { shopPageSchema } from './catalogue/shopPage.schema.js';
import { synonymsSchema } from './catalogue/search/synonyms.schema.js';
import { subCategorySchema } from './catalogue/subCategory.schema.js';
import { deliveryRulesSchema } from './orders/deliveryRules.schema.js';
import { deliverySlotSchema } from './orders/deliverySlot.schema.js';
import { importJobSchema } from './importing/importJob.schema.js';
import { invoiceCounterSchema } from './orders/invoice.schema.js';
import { outgoingMailSchema } from './mail/outgoingMail.schema.js';
import { idempotencyKeySchema } from './idempotency/idempotencyKey.schema.js';
import { orderSchema } from './orders/order.schema.js';
import { paymentSchema } from './payments/payment.schema.js';
import { paymentEventSchema } from './payments/paymentEvent.schema.js';
import { sandboxPageSchema } from './payments/sandboxPage.schema.js';
import { ratingSchema } from './ratings/rating.schema.js';
import { rateLimitSchema } from './rateLimits/rateLimit.schema.js';
import { savedProductSchema } from './savedProducts/savedProduct.schema.js';
import { popularSearchSchema, searchWithoutResultsSchema } from './catalogue/countedSearch.schema.js';
import { emailUndoSchema } from './accounts/emailUndo.schema.js';
import { sessionSchema } from './accounts/session.schema.js';
import { userSchema } from './accounts/user.schema.js';

/**
 * Lists every model of the API by its name. A new collection needs a line here, and a test names a missing
 * one: the models of a module cannot be listed without starting the API.
 */
const schemas = {
  Address: addressSchema,
  Audit: auditSchema,
  BackInStockRequest: backInStockRequestSchema,
  Banner: bannerSchema,
  CartLine: cartLineSchema,
  CartMerge: cartMergeSchema,
  Category: categorySchema,
  Code: codeSchema,
  DeliveryRules: deliveryRulesSchema,
  DeliverySlot: deliverySlotSchema,
  EmailUndo: emailUndoSchema,
  IdempotencyKey: idempotencyKeySchema,
  Import: importJobSchema,
  InvoiceCounter: invoiceCounterSchema,
  Order: orderSchema,
  OutgoingMail: outgoingMailSchema,
  Payment: paymentSchema,
  PaymentEvent: paymentEventSchema,
  PopularSearch: popularSearchSchema,
  Product: productSchema,
  RateLimit: rateLimitSchema,
  Rating: ratingSchema,
  ResetProof: resetProofSchema,
  SandboxPage: sandboxPageSchema,
  SavedProduct: savedProductSchema,
  SearchWithoutResults: searchWithoutResultsSchema,
  Session: sessionSchema,
  ShopPage: shopPageSchema,
  SubCategory: subCategorySchema,
  Synonyms: synonymsSchema,
  User: userSchema,
};

/** The sorted names of all models. */
export const modelNames = Object.keys(schemas);

/**
 * Registers every model of the shop on a connection, for work on the whole database. A command's own modules
 * may have registered some already.
 */
export const knowEveryModel = (connection: Connection): void => {
  for (const [name, schema] of Object.entries<unknown>(schemas))
    if (!connection.models[name]) connection.model(name, schema as Schema); // each value is a schema of its own record type
};
