import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Crash } from './Crash.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { LateToaster } from './LateToaster.js';
import { ScreenAlone } from './ScreenAlone.js';
import { ScreenOnItsWay } from './ScreenOnItsWay.js';

/** A page of its own, as another company's would be: no header, no cart. */
export function BareLayout() {
  const { pathname } = useLocation();
  return (
    <Stack sx={{ minHeight: '100dvh', justifyContent: { md: 'center' } }}>
      <ScreenAlone>
        <ErrorBoundary place={pathname} fallback={<Crash />}>
          <Suspense fallback={<ScreenOnItsWay />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        <LateToaster />
      </ScreenAlone>
    </Stack>
  );
}
