import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenAlone } from '../app/ScreenAlone.js';
import { Waiting } from '../app/ScreenOnItsWay.js';
import { VisuallyHiddenHeading } from '../app/VisuallyHiddenHeading.js';
import { HeaderAccount } from '../features/account/HeaderAccount.js';
import { useUser } from '../features/account/useUser.js';
import type { FrameParts } from '../features/admin/AdminFrame.js';

/**
 * Renders the admin's dashboard for a user with the role ADMIN. Others see an error, but not before their role is
 * known; guests must log in first.
 */
export default function AdminRoute() {
  const { session, user, failed, retrying, retry } = useUser();
  const { pathname, search } = useLocation();
  if (session === 'anonymous')
    return <Navigate to={routes.login} replace state={{ from: pathname + search }} />;
  if (user?.role === 'ADMIN' && !failed)
    return <Outlet context={{ account: <HeaderAccount /> } satisfies FrameParts} />;
  return (
    <ScreenAlone>
      {failed && <NotLoaded onRetry={retry} retrying={retrying} />}
      {!failed && (user ? <Refused /> : <Waiting />)}
    </ScreenAlone>
  );
}

function NotLoaded({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { account } = useMessages().web;
  return (
    <>
      <VisuallyHiddenHeading>{account.userNotLoaded}</VisuallyHiddenHeading>
      <ErrorState title={account.userNotLoaded} onRetry={onRetry} retrying={retrying} />
    </>
  );
}

function Refused() {
  const { local, web } = useMessages();
  return (
    <>
      <div role="alert">
        <Typography color="error" variant="h3" component="h1">
          {local.noPermission}
        </Typography>
      </div>
      <Button href={routes.home} variant="outlined">
        {web.goHome}
      </Button>
    </>
  );
}
