import Button from '@mui/material/Button';
import { routes } from '../../contract/links.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { useMessages } from '../../ui/theme/messages.js';
import { shopAnswers } from './net/onlineStatus.js';
import { notice } from './notices.js';

/** Renders the screen shown after a render error, with a reload button and a link to the home page. */
export function Crash() {
  const { web } = useMessages();
  const reload = async () => {
    if (await shopAnswers()) window.location.reload();
    else notice.failure(web.net.offline);
  };
  return (
    <div role="alert">
      <EmptyState
        drawing="spilled"
        title={web.crash}
        text={web.crashHint}
        action={
          <>
            <Button variant="contained" onClick={() => void reload()}>
              {web.reload}
            </Button>
            <Button href={routes.home}>{web.goHome}</Button>
          </>
        }
      />
    </div>
  );
}
