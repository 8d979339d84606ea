import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Crash } from './Crash.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { LateToaster } from './LateToaster.js';
import { ScreenAlone } from './ScreenAlone.js';
import { ScreenOnItsWay } from './ScreenOnItsWay.js';

/**
 * Renders a page without the shop's header and cart. The sandbox's payment page uses it, to look like the
 * page of a payment provider.
 */
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
