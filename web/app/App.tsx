import { lazy, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useKeepCart } from '../features/cart/useKeepCart.js';
import { whenIdle } from './idle.js';
import { Layout } from './Layout.js';
import { dashboard, fetchLikelyPages, pages } from './pages.js';
import { useKeepSession } from './session/useKeepSession.js';

const DashboardRoute = lazy(() => import('../routes/DashboardRoute.js'));

/** The storefront, inside its providers. */
export function App() {
  useKeepSession();
  useKeepCart();
  useEffect(() => whenIdle(fetchLikelyPages), []);
  return (
    <Routes>
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
