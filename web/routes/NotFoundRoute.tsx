import Button from '@mui/material/Button';
import { routes } from '../../contract/links.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { Hidden } from '../../ui/Hidden/Hidden.js';
import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';

/** Whatever has no screen. */
export default function NotFoundRoute() {
  const { web } = useTexts();
  return (
    <>
      <ScreenTitle>{web.notFound}</ScreenTitle>
      <h1>
        <Hidden>{web.notFound}</Hidden>
      </h1>
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
    </>
  );
}
