import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { Waiting } from '../../app/Waiting.js';
import type { Viewer } from './frame.js';

export interface RequireAdminProps extends Viewer {
  children: ReactNode;
}

/** What only an ADMIN sees; nobody is refused before it is known who they are (S-129, W-26). */
export function RequireAdmin({ session, user, failed, retry, children }: RequireAdminProps) {
  const { web } = useTexts();
  const { pathname, search } = useLocation();
  if (session === 'anonymous')
    return <Navigate to={routes.login} replace state={{ from: pathname + search }} />;
  if (failed) return <ErrorState title={web.account.userNotLoaded} onRetry={retry} />;
  if (!user) return <Waiting />;
  return user.role === 'ADMIN' ? children : <Refused />;
}

function Refused() {
  const { local, web } = useTexts();
  return (
    <Stack component="main" id="main" tabIndex={-1} sx={{ alignItems: 'center', gap: 2, p: 4 }}>
      <div role="alert">
        <Typography color="error" variant="h3" component="h1">
          {local.noPermission}
        </Typography>
      </div>
      <Button href={routes.home} variant="outlined">
        {web.goHome}
      </Button>
    </Stack>
  );
}
