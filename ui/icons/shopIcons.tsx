import { drawn } from './drawn.js';

export const SearchIcon = drawn(
  <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.6 15.6l4.9 4.9" />,
  'Search',
);
export const BackIcon = drawn(<path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />, 'Back');
export const ForwardIcon = drawn(<path d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />, 'Forward');
export const MinusIcon = drawn(<path d="M5 12h14" />, 'Minus');
export const BasketIcon = drawn(
  <path d="M3.5 10h17l-1.6 8.2a2 2 0 0 1-2 1.6H7.1a2 2 0 0 1-2-1.6ZM7.5 10l3-6M16.5 10l-3-6M9.5 13.5v3M14.5 13.5v3" />,
  'Basket',
);
export const HeartIcon = drawn(
  <path d="M12 20 4.7 12.7a4.8 4.8 0 0 1 6.8-6.8l.5.5.5-.5a4.8 4.8 0 0 1 6.8 6.8Z" />,
  'Heart',
);
export const BoltIcon = drawn(<path d="M13 3 5 13.5h6L10.5 21 19 10h-6.5Z" />, 'Bolt');
export const TagIcon = drawn(<path d="M4 12.5V5a1 1 0 0 1 1-1h7.5L20.5 12 12 20.5ZM8.3 8.3h.01" />, 'Tag');
export const CategoryIcon = drawn(
  <path d="M4 4v16M20 4v16M4 12h16M4 19h16M7 12V7.5h3.5V12M13.5 12V6H17v6M8 19v-3.5h4V19" />,
  'Shelf',
);
export const AlertIcon = drawn(<path d="M12 4 21 19.5H3ZM12 10v4.5M12 17v.01" />, 'Alert');
export const PlusIcon = drawn(<path d="M12 5v14M5 12h14" />, 'Plus');
export const CrossIcon = drawn(<path d="M6 6l12 12M18 6 6 18" />, 'Cross');
export const CheckIcon = drawn(<path d="M5 12.5 10 17.5 19.5 7" />, 'Check');
export const ChevronLeftIcon = drawn(<path d="M14.5 5.5 8 12l6.5 6.5" />, 'ChevronLeft');
export const ChevronRightIcon = drawn(<path d="M9.5 5.5 16 12l-6.5 6.5" />, 'ChevronRight');
export const ChevronDownIcon = drawn(<path d="M5.5 9.5 12 16l6.5-6.5" />, 'ChevronDown');
export const PersonIcon = drawn(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
  </>,
  'Person',
);
export const HistoryIcon = drawn(
  <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4 9.2M4 4.5v4.7h4.7M12 8v4.3l3 1.7" />,
  'History',
);
