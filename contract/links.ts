import { limits } from './limits.js';

/** The fields of an entity that its link needs. */
export interface Named {
  _id: string;
  name: string;
  /** The name in the shop's main language, if `name` is translated: a link is the same in every language. */
  main?: string | undefined;
}

/**
 * Percent-encodes a text. Unpaired surrogates are first replaced by U+FFFD, because `encodeURIComponent`
 * throws at them.
 */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/**
 * Makes the readable part of a link from a name: hyphens in place of spaces, commas and ampersands
 * (specification §2), the rest percent-encoded.
 */
export const slug = (name: string): string => encoded(name.replace(/[\s,&]/g, '-'));

/** Reads the id from a part of a link such as `Fresh-milk-65f0…`: the text after the last hyphen. */
export const idOf = (param: string): string => param.slice(param.lastIndexOf('-') + 1);

const piece = ({ name, main = name, _id }: Named): string => `${slug(main)}-${_id}`;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Checks whether the path of an opened page differs from its current link, for example after a product was
 * renamed. Both are compared URL-decoded.
 */
export const isStale = (pathname: string, link: string): boolean => decoded(pathname) !== decoded(link);

export const productLink = (product: Named): string => `/product/${piece(product)}`;
export const listingLink = (category: Named, subCategory: Named): string =>
  `/${piece(category)}/${piece(subCategory)}`;
/** Links to all products of a category, for categories without subcategories (W-22). */
export const categoryLink = (category: Named): string => `/${piece(category)}`;
export const searchLink = (query = ''): string => (query ? `/search?q=${encoded(query)}` : '/search');

/** Links to all offers: the products in stock, the largest discount first. */
export const offersLink = '/search?stock=in&sort=discount';

/** Links a category's tile to its first subcategory, or to the category itself when it has none (W-22). */
export const categoryTileLink = (category: Named & { firstSubCategory?: Named | undefined }): string =>
  category.firstSubCategory ? listingLink(category, category.firstSubCategory) : categoryLink(category);

/**
 * Returns the link that undoes a change of the email. Its secret stands behind the #, so that no server, log
 * or referrer sees it.
 */
export const undoEmailLink = (secret: string): string => `${routes.undoEmail}#${encoded(secret)}`;

/** Returns the link to the page that stops mails to an address. Its token stands behind the #, as above. */
export const stopMailsLink = (token: string): string => `${routes.stopMails}#${encoded(token)}`;

/** Returns the address at which a mail program stops those mails by a POST (RFC 8058): a # would not be sent. */
export const oneClickStopLink = (token: string): string => `${routes.stopMails}?token=${encoded(token)}`;

export const orderLink = (orderId: string): string => `${routes.orders}/${encoded(orderId)}`;

/**
 * Returns the link to which the payment provider sends the customer back after a payment, even if it is not
 * confirmed yet.
 */
export const successLink = (orderId: string): string => `${routes.success}?order=${encoded(orderId)}`;
export const cancelLink = (orderId: string): string => `${routes.cancel}?order=${encoded(orderId)}`;

/** Links to the sandbox's pay page. */
export const sandboxPayLink = (session: string): string => `${routes.sandboxPay}/${encoded(session)}`;

/** The storefront's routes. */
export const routes = {
  home: '/',
  search: '/search',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verificationOtp: '/verification-otp',
  resetPassword: '/reset-password',
  undoEmail: '/undo-email',
  stopMails: '/stop-mails',
  user: '/user',
  cart: '/cart',
  favourites: '/favourites',
  checkout: '/checkout',
  success: '/success',
  cancel: '/cancel',
  sandboxPay: '/sandbox-payment',
  help: '/help',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  refunds: '/refunds',
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
  ratingAdmin: '/dashboard/ratings',
  orderAdmin: '/dashboard/orders',
  deliveryAdmin: '/dashboard/delivery',
  bannerAdmin: '/dashboard/banner',
  pagesAdmin: '/dashboard/pages',
  searchAdmin: '/dashboard/search',
  importAdmin: '/dashboard/import',
  auditAdmin: '/dashboard/changes',
} as const;

/** The path below which the API sends the stored images, each by its key. */
export const mediaPath = '/media/';

/** Matches the key of a stored image: the hash of its bytes, or the name of an image of the demo catalogue. */
export const imageKey = /^(?:[0-9a-f]{64}|demo\/[a-z0-9-]{1,150})\.webp$/;

/**
 * The widths in pixels in which the shop serves a stored image, as `?w=320`. The list is closed, so that
 * nobody can make the server produce others.
 */
export const imageWidths = [160, 320, 480, 640, 960, 1_280] as const;

/**
 * Returns the `srcset` of an image that this shop stores, the full size last; undefined for other images,
 * which have no key after `/media/`.
 */
export const imageSrcSet = (src: string): string | undefined => {
  const [, key = ''] = /^(?:https?:\/\/[^/]+)?\/media\/(.+)$/.exec(src) ?? [];
  if (!imageKey.test(key)) return undefined;
  return [...imageWidths.map((width) => `${src}?w=${width} ${width}w`), `${src} ${limits.imageSide}w`].join(
    ', ',
  );
};
