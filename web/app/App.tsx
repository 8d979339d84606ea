import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, Outlet, useLocation } from 'react-router-dom';
import { useKeepCart } from '../features/cart/useKeepCart.js';
import { Crash } from './Crash.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { savesData, whenUsed } from './idle.js';
import { LateToaster } from './LateToaster.js';
import { Layout } from './Layout.js';
import { NavigationBlocker } from './unsavedChanges/NavigationBlocker.js';
import { waitingForShop } from './net/code.js';
import { adminPages, barePages, dashboard, DashboardFrame, fetchLikelyPages, pages } from './pages.js';
import { ScreenAlone } from './ScreenAlone.js';
import { ScreenOnItsWay } from './ScreenOnItsWay.js';
import { registerServiceWorker } from './serviceWorker.js';
import { useKeepSession } from './session/useKeepSession.js';
import { useCachedPage } from './useCachedPage.js';

const AdminLayout = lazy(waitingForShop(() => import('./AdminLayout.js')));
const AdminRoute = lazy(waitingForShop(() => import('../routes/AdminRoute.js')));

/** Follows session, cart and kept pages. It renders nothing, so that a change of them renders nothing else. */
function AppState() {
  useKeepSession();
  useKeepCart();
  useCachedPage();
  return null;
}

/** Renders the whole web app: the routes of the storefront and of the admin's dashboard. */
export function App() {
  useEffect(
    // in this order: the worker finds the likely pages in the browser's cache
    () => (savesData() ? undefined : whenUsed(() => void fetchLikelyPages().then(registerServiceWorker))),
    [],
  );
  return (
    <NavigationBlocker>
      <AppState />
      <Routes>
        <Route
          element={
            <Suspense
              fallback={
                <ScreenAlone>
                  <ScreenOnItsWay />
                </ScreenAlone>
              }
            >
              <AdminLayout />
            </Suspense>
          }
        >
          <Route element={<AdminRoute />}>
            {adminPages.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
        </Route>
        <Route element={<BareLayout />}>
          {barePages.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        <Route element={<Layout />}>
          <Route element={<DashboardFrame />}>
            {dashboard.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
          {pages.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Routes>
    </NavigationBlocker>
  );
}

/**
 * Renders a page without the shop's header and cart. The sandbox's payment page uses it, to look like the
 * page of a payment provider.
 */
function BareLayout() {
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
