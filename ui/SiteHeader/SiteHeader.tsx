import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { constants } from '../../contract/limits.js';
import { Logo } from '../Logo/Logo.js';
import { PageShell } from '../PageShell/PageShell.js';
import { useMessages } from '../theme/messages.js';

export interface SiteHeaderProps {
  /** Logo in the header. Default: the shop's logo. */
  logo?: ReactNode;
  /** Search in the header: a `SearchField` or a `SearchPrompt`. */
  search: ReactNode;
  /** Account in the header: a Login button, or the account menu of a user who is logged in. */
  account: ReactNode;
  /** Cart in the header: a `CartButton`. */
  cart: ReactNode;
  /** Ref to the header's root element, for measuring its height. */
  ref?: Ref<HTMLElement>;
}

/**
 * Width of the search. On the narrowest phones it extends into the page's margins to keep its minimum width.
 */
const searchWidth = {
  width: `min(max(100%, ${constants.searchMinWidth}px), 100vw)`,
  marginInline: `min(0px, (100% - min(${constants.searchMinWidth}px, 100vw)) / 2)`,
};

/** Shows logo, search, account and cart, in one row on a desktop and in two rows on a phone. */
export function SiteHeader({ logo = <Logo />, search, account, cart, ref }: SiteHeaderProps) {
  const { site } = useMessages().ui;
  return (
    <AppBar ref={ref} component="header" sx={{ zIndex: 'bar' }}>
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
          '& .MuiButton-root': { px: { xs: 1.25, md: 2.5 } }, // Login and cart fit into 320 px
        }}
      >
        <Box sx={{ gridArea: 'logo', minWidth: 0 }}>{logo}</Box>
        <Box
          role="search"
          sx={{
            gridArea: 'search',
            minWidth: 0,
            justifySelf: { md: 'center' },
            ...searchWidth,
            maxWidth: { md: '40rem' },
          }}
        >
          {search}
        </Box>
        <Box component="nav" aria-label={site.account} sx={{ display: 'contents' }}>
          <Box sx={{ gridArea: 'account' }}>{account}</Box>
          <Box sx={{ gridArea: 'cart' }}>{cart}</Box>
        </Box>
      </PageShell>
    </AppBar>
  );
}
