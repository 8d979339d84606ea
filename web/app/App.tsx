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
import {
  adminPages,
  barePages,
  dashboard,
  DashboardFrame,
  fetchLikelyPages,
  type Page,
  pages,
} from './pages.js';
import { ScreenAlone } from './ScreenAlone.js';
import { ScreenOnItsWay } from './ScreenOnItsWay.js';
import { registerServiceWorker } from './serviceWorker.js';
import { useKeepSession } from './session/useKeepSession.js';
import { routes } from '../../contract/links.js';
import { pageDataId } from '../../contract/pageData.js';
import { type PageData, pageDataRead } from './api.js';
import { useIsOnline } from './net/onlineStatus.js';
import { type AppThunk, useAppDispatch } from './store.js';

const AdminLayout = lazy(waitingForShop(() => import('./AdminLayout.js')));
const AdminRoute = lazy(waitingForShop(() => import('../routes/AdminRoute.js')));

/** Follows session, cart and kept pages. It renders nothing, so that a change of them renders nothing else. */
function AppState() {
  useKeepSession();
  useKeepCart();
  useCachedPage();
  return null;
}

const routesOf = (screens: readonly Page[]) =>
  screens.map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);

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
      <ErrorBoundary
        place="app"
        fallback={
          <ScreenAlone>
            <Crash />
            <LateToaster />
          </ScreenAlone>
        }
      >
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
            <Route element={<AdminRoute />}>{routesOf(adminPages)}</Route>
          </Route>
          <Route element={<BareLayout />}>{routesOf(barePages)}</Route>
          <Route element={<Layout />}>
            <Route element={<DashboardFrame />}>{routesOf(dashboard)}</Route>
            {routesOf(pages)}
          </Route>
        </Routes>
      </ErrorBoundary>
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

/** The content security policy lets no parser read a whole page: its styles count as injected. */
const dataIn = new RegExp(`id="${pageDataId}">([^<]*)<`);

/** Returns the data of a page that the service worker has kept; undefined without one. */
const cachedPageData = async (address: string): Promise<PageData | undefined> => {
  const { caches } = globalThis as Partial<typeof globalThis>; // missing over plain http
  const html = await (await caches?.match(address, { ignoreVary: true }))?.text();
  const [, data] = dataIn.exec(html ?? '') ?? [];
  return data ? (JSON.parse(data) as PageData) : undefined; // written by the server
};

/** Fills the gaps of the cache with the data of a kept page. What has loaded since is newer, and stays. */
const readCachedPage =
  (address: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const data = await cachedPageData(address);
    if (!data) return;
    const { queries } = getState().api;
    const missing = Object.entries(data.queries).filter(([key]) => queries[key]?.data === undefined);
    dispatch(pageDataRead({ ...data, queries: Object.fromEntries(missing) }));
  };

/**
 * While the shop is offline, takes data from the pages that the service worker has kept: of the current
 * screen, and of the home page, since every screen needs some of it, such as the categories. The worker has no
 * reply with this data: the browser got it within the page's HTML.
 */
const useCachedPage = (): void => {
  const { pathname, search } = useLocation();
  const isOnline = useIsOnline();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOnline) return;
    for (const address of [pathname + search, routes.home]) void dispatch(readCachedPage(address));
  }, [isOnline, pathname, search, dispatch]);
};
