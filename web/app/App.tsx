import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useKeepCart } from '../features/cart/useKeepCart.js';
import { whenIdle } from './idle.js';
import { Layout } from './Layout.js';
import { adminPages, dashboard, fetchLikelyPages, pages } from './pages.js';
import { Waiting } from './Waiting.js';
import { useKeepSession } from './session/useKeepSession.js';

const AdminLayout = lazy(() => import('./AdminLayout.js'));
const AdminRoute = lazy(() => import('../routes/AdminRoute.js'));
const DashboardRoute = lazy(() => import('../routes/DashboardRoute.js'));

/** The storefront, inside its providers. */
export function App() {
  useKeepSession();
  useKeepCart();
  useEffect(() => whenIdle(fetchLikelyPages), []);
  return (
    <Routes>
      <Route
        element={
          <Suspense fallback={<Waiting />}>
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
      <Route element={<Layout />}>
        <Route element={<DashboardRoute />}>
          {dashboard.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        {pages.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
    </Routes>
  );
}
