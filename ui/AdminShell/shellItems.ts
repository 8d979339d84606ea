import type SvgIcon from '@mui/material/SvgIcon';

export interface ShellItem {
  href: string;
  label: string;
  icon: typeof SvgIcon;
  /** Number of open tasks on the screen; 0 is hidden. */
  waiting?: number | undefined;
}

export interface Breadcrumb {
  href: string;
  label: string;
}

/** Returns the current item: the item whose link is the longest prefix of the path. */
export const currentItem = (items: readonly ShellItem[], path: string): ShellItem | undefined =>
  items
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
