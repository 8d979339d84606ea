import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { type ShopPageName, shopPageNames } from '../../contract/codes.js';
import { codeOf } from '../../contract/languages.js';
import { routes } from '../../contract/links.js';
import { ContactDetails } from '../../ui/ContactDetails/ContactDetails.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { ShopText } from '../../ui/ShopText/ShopText.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { settingsApi, useShopSettings } from '../app/shopSettings.js';

/** The pages that also list how to reach the shop. */
const withContact: readonly ShopPageName[] = ['help', 'contact'];

/** Renders a page whose text an admin writes: Help, Contact, Terms, Privacy or Refunds. */
export default function ShopPageRoute() {
  const { pathname } = useLocation();
  const { pages } = useMessages().ui.site;
  const settings = useShopSettings();
  const asked = pathname.toLowerCase().replace(/\/$/, '');
  const page = shopPageNames.find((name) => routes[name] === asked) ?? 'help';
  return (
    <Stack component="article" key={page} sx={{ gap: 2.5, maxWidth: 800, mx: 'auto', width: 1 }}>
      <ScreenHeading>{pages[page]}</ScreenHeading>
      <Body page={page} />
      {withContact.includes(page) && <ContactDetails settings={settings} />}
      <OtherPages page={page} />
    </Stack>
  );
}

interface PageProps {
  page: ShopPageName;
}

function Body({ page }: PageProps) {
  const { language, web } = useMessages();
  const { currentData, error, isFetching, refetch } = settingsApi.useGetShopPageQuery({
    page,
    language: codeOf(language),
  });
  if (currentData) return <ShopText text={currentData.body} />;
  if (error)
    return <ErrorState title={web.shopPage.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Box role="status" aria-label={web.shopPage.loading}>
      <Skeleton variant="rounded" height={320} />
    </Box>
  );
}

function OtherPages({ page }: PageProps) {
  const { ui, web } = useMessages();
  return (
    <Box component="nav" aria-label={web.shopPage.others}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {shopPageNames
          .filter((name) => name !== page)
          .map((name) => (
            <Button key={name} variant="outlined" href={routes[name]}>
              {ui.site.pages[name]}
            </Button>
          ))}
      </Stack>
    </Box>
  );
}
