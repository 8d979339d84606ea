import type { Loose } from '../loose.js';
import { audit } from './admin/audit.js';
import { catalogue } from './admin/catalogue.js';
import { delivery } from './admin/delivery.js';
import { home } from './admin/home.js';
import { importing } from './admin/importing.js';
import { orders } from './admin/orders.js';
import { screens } from './admin/screens.js';
import { searching } from './admin/searching.js';
import { shell } from './admin/shell.js';
import { stock } from './admin/stock.js';
import { table } from './admin/table.js';

/**
 * What the dashboard says. It is a catalogue of its own, so that a shopper's browser does not carry it.
 * `{name}` is filled in by `fill`.
 */
export const adminMessages = {
  title: 'Dashboard',
  screens,
  catalogue,
  table,
  stock,
  orders,
  delivery,
  home,
  importing,
  audit,
  searching,
  shell,
} as const;

/** The shape of an edition of the dashboard. */
export type AdminMessages = Loose<typeof adminMessages>;
