import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState, type ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { MenuIcon } from '../icons/dashboardIcons.js';
import { CrossIcon, SearchIcon } from '../icons/shopIcons.js';
import { Logo } from '../Logo/Logo.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { bar, headerStyles, onPhone, searchStyles } from './shellStyles.js';

export interface ShellHeaderProps extends Pick<ShellNavigationProps, 'items' | 'path'> {
  account: ReactNode;
  onSearch: (() => void) | undefined;
}

/**
 * Renders logo, search, navigation and account of the dashboard: a side column on a desktop, a top bar with a
 * navigation drawer on a phone.
 */
export function ShellHeader({ items, path, account, onSearch }: ShellHeaderProps) {
  return (
    <Box component="header" sx={headerStyles}>
      <ShellDrawer items={items} path={path} />
      <Box sx={{ flex: { xs: 1, lg: 'none' }, minWidth: 0, px: { lg: 1.5 } }}>
        <Logo />
      </Box>
      {onSearch && <SearchButton onSearch={onSearch} />}
      <ShellNavigation
        items={items}
        path={path}
        sx={{ display: { xs: 'none', lg: 'block' }, flex: 1, overflowY: 'auto', mx: -0.5, px: 0.5 }}
      />
      {account}
    </Box>
  );
}

function SearchButton({ onSearch }: { onSearch: () => void }) {
  const { shell } = useAdminMessages();
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={shell.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onSearch}
      sx={searchStyles}
    >
      <SearchIcon fontSize="small" />
      <span>{shell.search}</span>
      <kbd aria-hidden data-keys="Ctrl K" />
    </Button>
  );
}

function ShellDrawer({ items, path }: Pick<ShellHeaderProps, 'items' | 'path'>) {
  const { shell } = useAdminMessages();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === path;
  const close = () => setOpenAt(undefined);
  return (
    <>
      <IconButton
        edge="start"
        aria-label={shell.openMenu}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(path)}
        sx={onPhone}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        sx={onPhone}
        slotProps={{ paper: { 'aria-label': shell.navigation } }}
      >
        <Stack sx={{ width: 280, maxWidth: '86vw', p: 1.5, gap: 1.5 }}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', height: bar }}>
            <Box sx={{ typography: 'h4', px: 1.5 }}>{shell.dashboard}</Box>
            <IconButton aria-label={shell.closeMenu} onClick={close}>
              <CrossIcon />
            </IconButton>
          </Stack>
          <ShellNavigation items={items} path={path} />
        </Stack>
      </Drawer>
    </>
  );
}

interface ShellNavigationProps extends Omit<BoxProps<'nav'>, 'children'> {
  items: readonly ShellItem[];
  /** Path of the current page. */
  path: string;
}

/** Renders the links to the dashboard's screens. */
function ShellNavigation({ items, path, ...root }: ShellNavigationProps) {
  const { shell } = useAdminMessages();
  const current = currentItem(items, path);
  return (
    <Box component="nav" aria-label={shell.navigation} {...root}>
      <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {items.map((item) => (
          <ListItem key={item.href} disablePadding>
            <ListItemButton
              href={item.href}
              selected={item === current}
              aria-current={item === current ? 'page' : undefined}
              sx={itemStyles}
            >
              <item.icon fontSize="small" />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {item.label}
              </Box>
              {Boolean(item.waiting) && <Waiting count={item.waiting ?? 0} />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

function Waiting({ count }: { count: number }) {
  const { shell } = useAdminMessages();
  return (
    <Box component="span" sx={countStyles}>
      <span aria-hidden>{formatNumber(count)}</span>
      <VisuallyHidden> {fill(shell.waiting, { count: formatNumber(count) })}</VisuallyHidden>
    </Box>
  );
}

const itemStyles = {
  gap: 1.5,
  px: 1.5,
  typography: 'subtitle2',
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'soft.primary', fontWeight: 'fontWeightBold' },
} as const;

const countStyles = {
  ...tabularNumbers,
  typography: 'caption',
  fontWeight: 'fontWeightBold',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  borderRadius: 1,
  px: 0.75,
} as const;

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
const currentItem = (items: readonly ShellItem[], path: string): ShellItem | undefined =>
  items
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .sort((a, b) => b.href.length - a.href.length)[0];
