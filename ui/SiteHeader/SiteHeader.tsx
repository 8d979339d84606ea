import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { constants } from '../../contract/limits.js';
import { Logo } from '../Logo/Logo.js';
import { PageShell } from '../PageShell/PageShell.js';
import { smallestPhone } from '../theme/screens.js';
import { useMessages } from '../theme/messages.js';

export interface SiteHeaderProps {
  /** Logo in the header. Default: the shop's logo. */
  logo?: ReactNode;
  /** Delivery place: a `DeliveryPlace`. */
  place?: ReactNode;
  /** Search in the header: a `SearchField` or a `SearchPrompt`. */
  search: ReactNode;
  /** Account in the header: a Login button, or the account menu of a user who is logged in. */
  account: ReactNode;
  /** Cart in the header: a `CartButton`. */
  cart: ReactNode;
  /** Ref to the header's root element, for measuring its height. */
  ref?: Ref<HTMLElement>;
}

/** A phone with a text size at which the place, Login and cart do not fit side by side. */
const largeText = '@container (max-width: 19.9rem)';

/** Width of the search. On the narrowest phones it extends into the page's margins to keep its minimum width. */
const searchWidth = {
  width: `min(max(100%, ${constants.searchMinWidth}px), 100vw)`,
  marginInline: `min(0px, (100% - min(${constants.searchMinWidth}px, 100vw)) / 2)`,
};

/** Shows logo, search, delivery place, account and cart, in one row on a desktop and in two rows on a phone. */
export function SiteHeader({ logo = <Logo />, place, search, account, cart, ref }: SiteHeaderProps) {
  const { site } = useMessages().ui;
  return (
    <Box
      ref={ref}
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'bar',
        flexShrink: 0,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        containerType: 'inline-size',
      }}
    >
      <PageShell
        component="div"
        sx={{
          display: 'grid',
          alignItems: 'center',
          columnGap: { xs: 1, md: 3 },
          rowGap: 1,
          py: { xs: 1, md: 1.5 },
          gridTemplateColumns: {
            xs: 'minmax(2.375rem, 1fr) minmax(0, auto) auto auto',
            md: 'auto 1fr auto auto auto',
          },
          gridTemplateAreas: {
            xs: '"logo place account cart" "search search search search"',
            md: '"logo search place account cart"',
          },
          // place, Login and cart fit into 320 px
          '& .MuiButton-root': { px: { xs: 1.25, md: 2.5 } },
          [smallestPhone]: { columnGap: 0.5, '& .MuiButton-startIcon': { display: 'none' } },
          [largeText]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto auto',
            gridTemplateAreas: '"logo account cart" "place place place" "search search search"',
            '& .MuiButton-startIcon': { display: 'none' },
          },
        }}
      >
        <Box sx={{ gridArea: 'logo', minWidth: 0 }}>{logo}</Box>
        <Box
          role="search"
          sx={{
            gridArea: 'search',
            minWidth: 0,
            justifySelf: { md: 'end' },
            ...searchWidth,
            maxWidth: { md: '38rem' },
          }}
        >
          {search}
        </Box>
        {place && <Box sx={{ gridArea: 'place', minWidth: 0 }}>{place}</Box>}
        <Box component="nav" aria-label={site.account} sx={{ display: 'contents' }}>
          <Box sx={{ gridArea: 'account' }}>{account}</Box>
          <Box sx={{ gridArea: 'cart' }}>{cart}</Box>
        </Box>
      </PageShell>
    </Box>
  );
}
