import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Logo } from '../Logo/Logo.js';
import { PageShell } from '../PageShell/PageShell.js';

export interface SiteHeaderProps {
  /** The shop's own unless another is given. */
  logo?: ReactNode;
  /** `SearchField` or `SearchPrompt`. */
  search: ReactNode;
  /** A Login button, or the account menu. */
  account: ReactNode;
  /** `CartButton`. */
  cart: ReactNode;
}

/** Logo, search, account and cart (S-021): one line on a desk, two on a phone. */
export function SiteHeader({ logo = <Logo />, search, account, cart }: SiteHeaderProps) {
  return (
    <AppBar component="header" sx={{ zIndex: 'bar' }}>
      <PageShell
        component="div"
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: { xs: 1, md: 3 },
          rowGap: 1,
          py: { xs: 1, md: 1.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto auto', md: 'auto 1fr auto auto' },
          gridTemplateAreas: {
            xs: '"logo account cart" "search search search"',
            md: '"logo search account cart"',
          },
          '& .MuiButton-root': { px: { xs: 1.25, md: 2.5 } }, // Login and the cart beside each other on 320 px
        }}
      >
        <Box sx={{ gridArea: 'logo', minWidth: 0 }}>{logo}</Box>
        <Box
          role="search"
          sx={{
            gridArea: 'search',
            minWidth: 0,
            justifySelf: { md: 'center' },
            width: '100%',
            maxWidth: { md: '40rem' },
          }}
        >
          {search}
        </Box>
        <Box sx={{ gridArea: 'account' }}>{account}</Box>
        <Box sx={{ gridArea: 'cart' }}>{cart}</Box>
      </PageShell>
    </AppBar>
  );
}
