import type SvgIcon from '@mui/material/SvgIcon';

export interface ShellItem {
  href: string;
  label: string;
  icon: typeof SvgIcon;
  /** How many wait there; not shown when none do. */
  waiting?: number | undefined;
}

export interface Crumb {
  href: string;
  label: string;
}

/** The item one is in: the one whose address is the longest start of the path. */
export const currentItem = (items: readonly ShellItem[], path: string): ShellItem | undefined =>
  items
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
