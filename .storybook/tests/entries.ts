import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What Storybook's index says of a story. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** Path of its file, `./ui/…`. */
  importPath: string;
  tags: readonly string[];
}

/** Whether a story's colours are looked at in dark when only a sample's are: what lies in portals, all looks at once, or what asks for it. */
export const inDarkSample = ({ title, name, tags }: Entry) =>
  /^(Overlays|Feedback)\/|(Dialog|Drawer)$/.test(title) ||
  name === 'Sheet' ||
  tags.includes('overlay') ||
  tags.includes('dark');

/** Stories whose looks are kept as baselines in `ui/shots`: what every screen is made of, in small pictures. */
const kept: Readonly<Record<string, string>> = {
  'Catalogue/Price': 'Sheet',
  'Cart/QuantityStepper': 'Sheet',
  'Account/OtpField': 'Sheet',
  'Search/SearchField': 'Sheet',
  'Forms/FormTextField': 'Sheet',
  'Catalogue/ProductCard': 'Playground',
  'Catalogue/CategoryTile': 'Playground',
  'Cart/CartLineRow': 'Playground',
  'Cart/BillDetails': 'Sheet',
  'Site/SiteHeader': 'Sheet',
  'Account/AddressCard': 'Playground',
  'Orders/OrderCard': 'Playground',
  'Overlays/ConfirmDialog': 'Playground',
  'States/EmptyState': 'Playground',
};

/** Whether a story's looks are kept: one of the above, or tagged `shot`. */
export const inBaselines = ({ title, name, tags }: Entry) => kept[title] === name || tags.includes('shot');

/**
 * The index of a built Storybook.
 * @param folder where it was built
 */
export const entriesOf = (folder: string): Entry[] =>
  Object.values(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')).entries);
