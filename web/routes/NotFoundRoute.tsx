import Button from '@mui/material/Button';
import { routes } from '../../contract/links.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { useTexts } from '../../ui/theme/texts.js';
import { HiddenHeading } from '../app/HiddenHeading.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCard } from '../features/cart/ShopCard.js';
import { PopularRow } from '../features/habits/PopularRow.js';

/** Whatever has no screen. */
export default function NotFoundRoute() {
  const { web } = useTexts();
  return (
    <>
      <ScreenTitle>{web.notFound}</ScreenTitle>
      <HiddenHeading>{web.notFound}</HiddenHeading>
      <EmptyState
        drawing="search"
        title={web.notFound}
        text={web.notFoundHint}
        action={
          <Button variant="contained" href={routes.home}>
            {web.goHome}
          </Button>
        }
      />
      <PopularRow Card={ShopCard} />
    </>
  );
}
