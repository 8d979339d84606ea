import Button from '@mui/material/Button';
import { routes } from '../../contract/links.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { useTexts } from '../../ui/theme/texts.js';

/** A screen that broke, and the ways on. */
export function Crash() {
  const { web } = useTexts();
  return (
    <div role="alert">
      <EmptyState
        drawing="spilled"
        title={web.crash}
        text={web.crashHint}
        action={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {web.reload}
            </Button>
            <Button href={routes.home}>{web.goHome}</Button>
          </>
        }
      />
    </div>
  );
}
