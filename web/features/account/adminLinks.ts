import { routes } from '../../../contract/links.js';
import type { Messages } from '../../../contract/messages/en.js';

/** Returns the dashboard's screens for the admin's account menu. */
export const adminLinks = (words: Messages['web']['admin']) => [
  { href: routes.dashboard, label: words.dashboard },
  { href: routes.categoryAdmin, label: words.category },
  { href: routes.subCategoryAdmin, label: words.subCategory },
  { href: routes.uploadProduct, label: words.upload },
  { href: routes.productAdmin, label: words.product },
  { href: routes.orderAdmin, label: words.orders },
  { href: routes.deliveryAdmin, label: words.delivery },
];
