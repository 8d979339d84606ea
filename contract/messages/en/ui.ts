import { account, leaving, profile, sessions } from './ui/account.js';
import { address } from './ui/address.js';
import { auth } from './ui/auth.js';
import { backInStock } from './ui/backInStock.js';
import { browse } from './ui/browse.js';
import { cart } from './ui/cart.js';
import { form, states, toasts } from './ui/feedback.js';
import { orderSummary, orders, payment, timeline } from './ui/orders.js';
import { paymentNotice, sandbox } from './ui/payments.js';
import { details, gallery, product } from './ui/product.js';
import { saved } from './ui/saved.js';
import { search, site } from './ui/site.js';

/** Messages for the storefront's components. */
export const uiMessages = {
  auth,
  form,
  address,
  account,
  leaving,
  profile,
  sessions,
  orders,
  timeline,
  orderSummary,
  payment,
  paymentNotice,
  sandbox,
  gallery,
  details,
  toasts,
  product,
  browse,
  cart,
  saved,
  backInStock,
  search,
  site,
  states,
} as const;
