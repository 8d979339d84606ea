import { routes } from '../../contract/links.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { VisuallyHiddenHeading } from '../app/VisuallyHiddenHeading.js';
import { ShopCard } from './ShopCard.js';
import { PopularRow } from '../features/recommendations/PopularRow.js';

/** Renders the "not found" screen, for every address without a screen of its own. */
export default function NotFoundRoute() {
  const { web } = useMessages();
  return (
    <>
      <ScreenTitle>{web.notFound}</ScreenTitle>
      <VisuallyHiddenHeading>{web.notFound}</VisuallyHiddenHeading>
      <EmptyState
        drawing="search"
        title={web.notFound}
        text={web.notFoundHint}
        buttonProps={{ href: routes.home, children: web.goHome }}
      />
      <PopularRow Card={ShopCard} />
    </>
  );
}
