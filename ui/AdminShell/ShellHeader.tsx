import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { CrossIcon } from '../icons/accountIcons.js';
import { MenuIcon } from '../icons/dashboardIcons.js';
import { SearchIcon } from '../icons/shopIcons.js';
import { Logo } from '../Logo/Logo.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { ShellNavigation, type ShellNavigationProps } from './ShellNavigation.js';
import { bar, headerStyles, onPhone, searchStyles } from './shellStyles.js';

export interface ShellHeaderProps extends Pick<ShellNavigationProps, 'items' | 'path'> {
  logo: ReactNode;
  account: ReactNode;
  onSearch: (() => void) | undefined;
}

/**
 * Renders logo, search, navigation and account of the dashboard: a side column on a desktop, a top bar with a
 * navigation drawer on a phone.
 */
export function ShellHeader({ items, path, logo, account, onSearch }: ShellHeaderProps) {
  return (
    <Box component="header" sx={headerStyles}>
      <ShellDrawer items={items} path={path} />
      <Box sx={{ flex: { xs: 1, lg: 'none' }, minWidth: 0, px: { lg: 1.5 } }}>{logo ?? <Logo />}</Box>
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
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': shell.navigation } }}
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
