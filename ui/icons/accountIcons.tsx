import { drawn } from './drawn.js';

export const EyeIcon = drawn(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
  'Eye',
);
export const EyeOffIcon = drawn(
  <path d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.5 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2" />,
  'EyeOff',
);
export const PencilIcon = drawn(
  <path d="M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3.5 3.5L8.5 19 4 20ZM14.5 6l3.5 3.5" />,
  'Pencil',
);
export const BinIcon = drawn(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.2 11v5M13.8 11v5" />,
  'Bin',
);
export const ReceiptIcon = drawn(
  <path d="M6 3.5h12V20.5l-2.4-1.7-1.8 1.7-1.8-1.7-1.8 1.7-1.8-1.7L6 20.5ZM9.5 8.5h5M9.5 12.5h5" />,
  'Receipt',
);
export const BoxIcon = drawn(<path d="M12 3.5 20 7.5v9L12 20.5 4 16.5v-9ZM4 7.5l8 4 8-4M12 11.5v9" />, 'Box');
export const ScooterIcon = drawn(
  <>
    <circle cx="6" cy="17.5" r="2.5" />
    <circle cx="18" cy="17.5" r="2.5" />
    <path d="M8.5 17.5h5.5c.3-3.5 1.5-5.5 3.5-6.5L16 5.5h-2.5M3.5 13c.8-1.5 2-2 3.5-2h4.5" />
  </>,
  'Scooter',
);
export const CardIcon = drawn(<path d="M3.5 6.5h17v11h-17ZM3.5 10.5h17M7 14.5h3.5" />, 'Card');
export const CashIcon = drawn(
  <>
    <path d="M3 7h18v10H3Z" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M6 12h.01M18 12h.01" />
  </>,
  'Cash',
);
export const CameraIcon = drawn(
  <>
    <path d="M3.5 7.5h4L9 5h6l1.5 2.5h4v11.5h-17Z" />
    <circle cx="12" cy="13" r="3.5" />
  </>,
  'Camera',
);
export const PhoneIcon = drawn(
  <path d="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 17.8h2" />,
  'Phone',
);
export const ComputerIcon = drawn(<path d="M4.5 5.5h15v10.5h-15ZM2.5 19h19" />, 'Computer');
export const GlobeIcon = drawn(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z" />
  </>,
  'Globe',
);
export const ShareIcon = drawn(<path d="M12 14.5V4M8 7.5 12 3.5l4 4M7 11H5v9.5h14V11h-2" />, 'Share');
export const ListIcon = drawn(
  <path d="M9.5 6.5h11M9.5 12h11M9.5 17.5h11M3.5 6.5l1.2 1.2 2-2.2M3.5 12l1.2 1.2 2-2.2M3.5 17.5l1.2 1.2 2-2.2" />,
  'List',
);
