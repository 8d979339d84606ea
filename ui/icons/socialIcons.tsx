import type SvgIcon from '@mui/material/SvgIcon';
import { drawn } from './drawn.js';

const FacebookIcon = drawn(
  <path d="M14 21v-7.5h2.8l.7-3.5H14V8c0-1.2.5-2 2-2h1.7V3.2C17 3.1 16.2 3 15.3 3 12.5 3 10.5 4.7 10.5 7.5V10H7.5v3.5h3V21" />,
  'Facebook',
);
const InstagramIcon = drawn(
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M16.8 7.2h.01" />
  </>,
  'Instagram',
);
const XIcon = drawn(<path d="M4 4l16 16M8 4l12 16h-4L4 4ZM20 4l-6.8 7.5M4 20l6.6-7.2" />, 'X');
const YouTubeIcon = drawn(
  <>
    <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
    <path d="M10.3 9.2v5.6l4.7-2.8Z" />
  </>,
  'YouTube',
);
const LinkedInIcon = drawn(
  <>
    <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
    <path d="M8 10.5V16M8 7.5v.01M12 16v-5.5M12 13c0-1.6 1-2.5 2.2-2.5S16 11.4 16 13v3" />
  </>,
  'LinkedIn',
);
const ElsewhereIcon = drawn(
  <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1" />,
  'Elsewhere',
);

const known: Readonly<Record<string, typeof SvgIcon>> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  x: XIcon,
  twitter: XIcon,
  youtube: YouTubeIcon,
  linkedin: LinkedInIcon,
};

/** Returns the icon of a social network by its name, or a generic link icon. */
export const socialIcon = (name: string): typeof SvgIcon => known[name.trim().toLowerCase()] ?? ElsewhereIcon;
