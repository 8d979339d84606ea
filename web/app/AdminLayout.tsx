import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Crash } from './Crash.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { LateToaster } from './LateToaster.js';
import { AdminLocaleProvider } from './language/AdminLocaleProvider.js';
import { SkipLink } from '../../ui/SkipLink/SkipLink.js';
import { useArrival } from './useArrival.js';
import { ScreenAlone } from './ScreenAlone.js';
import { Waiting } from './ScreenOnItsWay.js';

/** Renders the frame around the admin's dashboard, without the storefront's header and footer. */
export default function AdminLayout() {
  const { pathname } = useLocation();
  const all = useRef<HTMLDivElement>(null);
  useArrival(all);
  return (
    <div ref={all} tabIndex={-1}>
      <SkipLink />
      <ErrorBoundary
        place={pathname}
        fallback={
          <ScreenAlone>
            <Crash />
          </ScreenAlone>
        }
      >
        <AdminLocaleProvider>
          <Suspense
            fallback={
              <ScreenAlone>
                <Waiting />
              </ScreenAlone>
            }
          >
            <Outlet />
          </Suspense>
        </AdminLocaleProvider>
      </ErrorBoundary>
      <LateToaster />
    </div>
  );
}
