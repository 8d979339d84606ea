import type SvgIcon from '@mui/material/SvgIcon';

export interface ShellItem {
  href: string;
  label: string;
  icon: typeof SvgIcon;
  /** Number of open tasks on this dashboard screen, shown beside its menu item unless it is 0. */
  waiting?: number | undefined;
}

export interface Breadcrumb {
  href: string;
  label: string;
}

/** Returns the menu item of the current page: the item whose link is the longest prefix of the path. */
export const currentItem = (items: readonly ShellItem[], path: string): ShellItem | undefined =>
  items
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
