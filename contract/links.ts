import { limits } from './limits.js';

/** What a link needs of a named entity. */
export interface Named {
  _id: string;
  name: string;
}

/** Half a surrogate pair has no percent-encoded form, and `encodeURIComponent` throws at it: it becomes U+FFFD. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Spaces, commas and ampersands become hyphens (specification §2); the rest is percent-encoded (W-23). */
export const slug = (name: string): string => encoded(name.replace(/[\s,&]/g, '-'));

/** The id is the text after the last dash (S-017, S-018). */
export const idOf = (param: string): string => param.slice(param.lastIndexOf('-') + 1);

const piece = ({ name, _id }: Named): string => `${slug(name)}-${_id}`;

export const productLink = (product: Named): string => `/product/${piece(product)}`;
export const listingLink = (category: Named, subCategory: Named): string =>
  `/${piece(category)}/${piece(subCategory)}`;
/** A category with all of its products, for one without sub categories (W-22). */
export const categoryLink = (category: Named): string => `/${piece(category)}`;
export const searchLink = (query = ''): string => (query ? `/search?q=${encoded(query)}` : '/search');

/** The link of a category's tile: its first sub category (S-020), or the category itself (W-22). */
export const categoryTileLink = (
  category: Named,
  subCategories: readonly (Named & { category: readonly { _id: string }[] })[],
): string => {
  const first = subCategories.find((candidate) => candidate.category.some(({ _id }) => _id === category._id));
  return first ? listingLink(category, first) : categoryLink(category);
};

/** The secret stands behind the #: no server, log or referrer sees it. */
export const undoEmailLink = (secret: string): string => `${routes.undoEmail}#${encoded(secret)}`;

export const orderLink = (orderId: string): string => `${routes.orders}/${encoded(orderId)}`;

/** Where the payment provider leads back to, paid or not. */
export const successLink = (orderId: string): string => `${routes.success}?order=${encoded(orderId)}`;
export const cancelLink = (orderId: string): string => `${routes.cancel}?order=${encoded(orderId)}`;

/** The sandbox's pay page. */
export const sandboxPayLink = (session: string): string => `${routes.sandboxPay}/${encoded(session)}`;

/** The storefront's own routes. */
export const routes = {
  home: '/',
  search: '/search',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verificationOtp: '/verification-otp',
  resetPassword: '/reset-password',
  undoEmail: '/undo-email',
  user: '/user',
  cart: '/cart',
  checkout: '/checkout',
  success: '/success',
  cancel: '/cancel',
  sandboxPay: '/sandbox-payment',
  profile: '/dashboard/profile',
  orders: '/dashboard/myorders',
  addresses: '/dashboard/address',
  security: '/dashboard/security',
  dashboard: '/dashboard',
  categoryAdmin: '/dashboard/category',
  subCategoryAdmin: '/dashboard/subcategory',
  uploadProduct: '/dashboard/upload-product',
  productAdmin: '/dashboard/product',
  stockAdmin: '/dashboard/stock',
  orderAdmin: '/dashboard/orders',
  deliveryAdmin: '/dashboard/delivery',
  searchAdmin: '/dashboard/search',
  importAdmin: '/dashboard/import',
  auditAdmin: '/dashboard/changes',
} as const;

/** Pictures are stored by key and sent as this path (decisions, "Pictures"). */
export const mediaPath = '/media/';

/** A stored picture's key: the hash of its bytes, or a name of the demo catalogue. */
export const imageKey = /^(?:[0-9a-f]{64}|demo\/[a-z0-9-]{1,150})\.webp$/;

/** In how many pixels of width a stored picture can be had, as `?w=320` behind its address; a closed list, so that nobody can have others made. */
export const imageWidths = [160, 320, 480, 640, 960, 1_280] as const;

/**
 * What a browser chooses from for a picture of the shop, the whole one last; none for pictures from elsewhere, which are
 * told by their addresses: nothing but a key stands behind `/media/`.
 */
export const imageSrcSet = (src: string): string | undefined => {
  const [, key = ''] = /^(?:https?:\/\/[^/]+)?\/media\/(.+)$/.exec(src) ?? [];
  if (!imageKey.test(key)) return undefined;
  return [...imageWidths.map((width) => `${src}?w=${width} ${width}w`), `${src} ${limits.imageSide}w`].join(
    ', ',
  );
};
