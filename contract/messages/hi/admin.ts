import type { AdminMessages } from '../en/admin.js';
import { audit } from './admin/audit.js';
import { banner } from './admin/banner.js';
import { catalogue } from './admin/catalogue.js';
import { delivery } from './admin/delivery.js';
import { home } from './admin/home.js';
import { importing } from './admin/importing.js';
import { orders } from './admin/orders.js';
import { ratings } from './admin/ratings.js';
import { screens } from './admin/screens.js';
import { searching } from './admin/searching.js';
import { shopPages } from './admin/shopPages.js';
import { shell } from './admin/shell.js';
import { stock } from './admin/stock.js';
import { table } from './admin/table.js';

/** The dashboard's messages in Hindi. */
export const adminMessages: AdminMessages = {
  title: 'डैशबोर्ड',
  screens,
  catalogue,
  table,
  stock,
  orders,
  ratings,
  delivery,
  banner,
  shopPages,
  home,
  importing,
  audit,
  searching,
  shell,
};
