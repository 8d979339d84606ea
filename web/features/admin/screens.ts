import { routes } from '../../../contract/links.js';
import type { AdminMessages } from '../../../contract/messages/en/admin.js';
import type { ShellItem } from '../../../ui/AdminShell/ShellHeader.js';
import {
  BannerIcon,
  ColumnsIcon,
  FolderIcon,
  HelpIcon,
  HomeIcon,
  PrinterIcon,
  StarIcon,
  UploadIcon,
} from '../../../ui/icons/dashboardIcons.js';
import { BoxIcon, ScooterIcon } from '../../../ui/icons/accountIcons.js';
import { BasketIcon, HistoryIcon, SearchIcon, TagIcon } from '../../../ui/icons/shopIcons.js';

/** Returns the navigation links of the admin's dashboard, in the order of a day's work. */
export const screensOf = (words: AdminMessages['screens']): ShellItem[] => [
  { href: routes.dashboard, label: words.home, icon: HomeIcon },
  { href: routes.orderAdmin, label: words.orders, icon: PrinterIcon },
  { href: routes.productAdmin, label: words.product, icon: BasketIcon },
  { href: routes.stockAdmin, label: words.stock, icon: TagIcon },
  { href: routes.uploadProduct, label: words.upload, icon: UploadIcon },
  { href: routes.categoryAdmin, label: words.category, icon: FolderIcon },
  { href: routes.subCategoryAdmin, label: words.subCategory, icon: ColumnsIcon },
  { href: routes.ratingAdmin, label: words.ratings, icon: StarIcon },
  { href: routes.deliveryAdmin, label: words.delivery, icon: ScooterIcon },
  { href: routes.bannerAdmin, label: words.banner, icon: BannerIcon },
  { href: routes.pagesAdmin, label: words.pages, icon: HelpIcon },
  { href: routes.searchAdmin, label: words.searching, icon: SearchIcon },
  { href: routes.importAdmin, label: words.importing, icon: BoxIcon },
  { href: routes.auditAdmin, label: words.changes, icon: HistoryIcon },
];
