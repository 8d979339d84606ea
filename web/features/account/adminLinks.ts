import { routes } from '../../../contract/links.js';
import type { Messages } from '../../../contract/messages/en.js';

/** Returns the links to screens of the admin's dashboard, for the admin's account menu in the storefront. */
export const adminLinks = (words: Messages['web']['admin']) => [
  { href: routes.dashboard, label: words.dashboard },
  { href: routes.categoryAdmin, label: words.category },
  { href: routes.subCategoryAdmin, label: words.subCategory },
  { href: routes.uploadProduct, label: words.upload },
  { href: routes.productAdmin, label: words.product },
  { href: routes.orderAdmin, label: words.orders },
  { href: routes.deliveryAdmin, label: words.delivery },
];
