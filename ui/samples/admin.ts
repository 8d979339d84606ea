import type { ShellItem } from '../AdminShell/ShellHeader.js';
import type { Command } from '../CommandPalette/commands.js';
import type { FilterField } from '../FilterBar/filters.js';
import { ReceiptIcon } from '../icons/accountIcons.js';
import { FolderIcon, HomeIcon, UploadIcon } from '../icons/dashboardIcons.js';
import { CategoryIcon, HistoryIcon, PlusIcon, TagIcon } from '../icons/shopIcons.js';

/** A product of the dashboard's sample table. */
export interface LedgerProduct {
  id: string;
  name: string;
  unit: string;
  /** Price in rupees, before the discount. */
  price: number;
  /** Discount in percent. */
  discount: number;
  stock: number;
  category: string;
}

const sampleRows: readonly [
  name: string,
  unit: string,
  price: number,
  discount: number,
  stock: number,
  category: string,
][] = [
  ['Amul Taaza Toned Milk', '1 L', 74, 0, 40, 'Dairy'],
  ['Britannia Whole Wheat Bread', '400 g', 60, 10, 25, 'Bakery'],
  ['Farm Eggs, Free Range', '10 pcs', 129, 15, 3, 'Dairy'],
  ['Amul Cheese Slices', '200 g', 155, 8, 30, 'Dairy'],
  ['Broccoli', '1 pc (about 300 g)', 89, 0, 0, 'Vegetables'],
  ['Aashirvaad Whole Wheat Atta', '5 kg', 310, 12.5, 112, 'Staples'],
];

export const ledgerProducts: readonly LedgerProduct[] = sampleRows.map(
  ([name, unit, price, discount, stock, category], position) => ({
    id: `p${position + 1}`,
    name,
    unit,
    price,
    discount,
    stock,
    category,
  }),
);

/** Products with extreme values: zero, one paisa, a crore, 100% off, long names, Hindi. */
export const oddProducts: readonly LedgerProduct[] = [
  { id: 'o1', name: 'Carrier bag', unit: '1 pc', price: 0, discount: 0, stock: 10_000_000, category: '—' },
  { id: 'o2', name: 'Loose change', unit: '1 pc', price: 0.01, discount: 0, stock: 1, category: 'Other' },
  {
    id: 'o3',
    name: 'Saffron, the whole harvest',
    unit: '1 t',
    price: 1_00_00_000,
    discount: 100,
    stock: 0,
    category: 'Spices',
  },
  {
    id: 'o4',
    name: 'Organic Cold-Pressed Single-Origin Extra Virgin Coconut Oil in a Glass Bottle with a Measuring Cap',
    unit: '1 L (family pack)',
    price: 1299.5,
    discount: 33.33,
    stock: 7,
    category: 'Oils, Ghee and Other Things to Fry In',
  },
  { id: 'o5', name: 'अमूल ताज़ा टोंड दूध', unit: '१ लीटर', price: 74, discount: 5, stock: 12, category: 'डेयरी' },
];

export const productFilters: readonly FilterField[] = [
  {
    key: 'stock',
    label: 'Stock',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'out', label: 'Out of stock' },
    ],
  },
  {
    key: 'category',
    label: 'Category',
    options: [
      { value: 'dairy', label: 'Dairy' },
      { value: 'bakery', label: 'Bakery' },
      { value: 'vegetables', label: 'Vegetables' },
    ],
  },
  { key: 'name', label: 'Name has' },
  { key: 'price', label: 'Price above', type: 'number' },
  { key: 'since', label: 'Changed since', type: 'date' },
];

export const shellItems: readonly ShellItem[] = [
  { href: '/dashboard', label: 'Home', icon: HomeIcon },
  { href: '/dashboard/orders', label: 'Orders', icon: ReceiptIcon, waiting: 4 },
  { href: '/dashboard/product', label: 'Product', icon: TagIcon },
  { href: '/dashboard/upload-product', label: 'Upload Product', icon: UploadIcon },
  { href: '/dashboard/category', label: 'Category', icon: CategoryIcon, waiting: 0 },
  { href: '/dashboard/subcategory', label: 'Sub Category', icon: FolderIcon },
  { href: '/dashboard/changes', label: 'Audit log', icon: HistoryIcon },
];

export const commands: readonly Command[] = [
  ...shellItems.map(({ href, label, icon }) => ({ key: href, label, icon, group: 'Pages' })),
  { key: 'add-product', label: 'Add a product', group: 'Actions', icon: PlusIcon, words: 'new create' },
  {
    key: 'import',
    label: 'Import products from a file',
    group: 'Actions',
    icon: UploadIcon,
    words: 'csv upload',
  },
  { key: 'milk', label: 'Amul Taaza Toned Milk', hint: '₹74.00', group: 'Products', icon: TagIcon },
  { key: 'bread', label: 'Britannia Whole Wheat Bread', hint: '₹54.00', group: 'Products', icon: TagIcon },
];
