import { drawn } from './drawn.js';

export const ArrowUpIcon = drawn(<path d="M12 19.5v-15M6 10.5l6-6 6 6" />, 'ArrowUp');
export const ArrowDownIcon = drawn(<path d="M12 4.5v15M6 13.5l6 6 6-6" />, 'ArrowDown');
export const ColumnsIcon = drawn(<path d="M4 5h16v14H4ZM9.5 5v14M14.5 5v14" />, 'Columns');
export const FilterIcon = drawn(<path d="M4 6.5h16M7 12h10M10 17.5h4" />, 'Filter');
export const MenuIcon = drawn(<path d="M4 6.5h16M4 12h16M4 17.5h16" />, 'Menu');
export const BookmarkIcon = drawn(<path d="M7 4h10v16.5l-5-3.8-5 3.8Z" />, 'Bookmark');
export const PrinterIcon = drawn(<path d="M7 9V4h10v5M7 16.5H4V9h16v7.5h-3M7 14h10v6.5H7Z" />, 'Printer');
export const HomeIcon = drawn(<path d="M4 11.5 12 4.5l8 7M6 10v10h12V10M10 20v-5.5h4V20" />, 'Home');
export const UploadIcon = drawn(<path d="M12 15.5v-11M7.5 8.5 12 4l4.5 4.5M4.5 15v5h15v-5" />, 'Upload');
export const FolderIcon = drawn(<path d="M3.5 18.5v-13h6l2 2.5h9v10.5Z" />, 'Folder');
export const BannerIcon = drawn(<path d="M3.5 5.5h17v9h-17ZM7 9h6M7 11.5h3.5M3.5 18.5h17" />, 'Banner');
export const HelpIcon = drawn(
  <path d="M12 3.8a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4ZM9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.6h.01" />,
  'Help',
);
export const StarIcon = drawn(
  <path d="m12 4 2.5 5.2 5.7.7-4.2 3.9 1.1 5.7L12 16.7l-5.1 2.8L8 13.8 3.8 9.9l5.7-.7Z" />,
  'Star',
);
export const DashIcon = drawn(<path d="M6 12h12" />, 'Dash');
export const BrokenLinkIcon = drawn(
  <path d="M4.5 4.5l15 15M8 8.3A9.5 9.5 0 0 0 4 11M20 11a11.5 11.5 0 0 0-8.5-3.4M7 14.5a7 7 0 0 1 4-2.3M12 18.5h.01" />,
  'BrokenLink',
);
