import { routes } from '../../../contract/links.js';
import type { AdminTexts } from '../../../contract/texts/en/admin.js';
import type { ShellItem } from '../../../ui/AdminShell/shellItems.js';
import { ColumnsIcon, FolderIcon, PrinterIcon, UploadIcon } from '../../../ui/icons/dashboardIcons.js';
import { BasketIcon, TagIcon } from '../../../ui/icons/shopIcons.js';

/** The dashboard's screens, in the order of a day's work. */
export const screensOf = (words: AdminTexts['screens']): ShellItem[] => [
  { href: routes.orderAdmin, label: words.orders, icon: PrinterIcon },
  { href: routes.productAdmin, label: words.product, icon: BasketIcon },
  { href: routes.stockAdmin, label: words.stock, icon: TagIcon },
  { href: routes.uploadProduct, label: words.upload, icon: UploadIcon },
  { href: routes.categoryAdmin, label: words.category, icon: FolderIcon },
  { href: routes.subCategoryAdmin, label: words.subCategory, icon: ColumnsIcon },
];
