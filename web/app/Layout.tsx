import Stack from '@mui/material/Stack';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { PageShell } from '../../ui/PageShell/PageShell.js';
import { MobileCartBar } from '../features/cart/MobileCartBar.js';
import { Crash } from './Crash.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { whenIdle } from './idle.js';
import { SkipLink } from '../../ui/SkipLink/SkipLink.js';
import { useArrival } from './useArrival.js';
import { useScrollMemory } from './useScrollMemory.js';
import { Waiting } from './Waiting.js';

const Toaster = lazy(() => import('./Toaster.js'));
const ShopCartDrawer = lazy(() => import('../features/cart/ShopCartDrawer.js'));

/** Screens that show the cart themselves (S-033). */
const withoutCartBar: readonly string[] = [routes.checkout, routes.cart];

/** What stands around every screen. */
export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLDivElement>(null);
  const cart = useCartDrawer(pathname);
  useScrollMemory();
  useArrival(main);
  return (
    <Stack sx={{ minHeight: '100dvh' }}>
      <SkipLink target="main" />
      <Header onOpenCart={cart.open} />
      <PageShell ref={main} id="main" tabIndex={-1} sx={{ flex: 1, py: { xs: 2, md: 3 } }}>
        <ErrorBoundary place={pathname} fallback={<Crash />}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </PageShell>
      <Footer />
      {!withoutCartBar.includes(pathname) && <MobileCartBar />}
      {cart.drawer}
      <LateToaster />
    </Stack>
  );
}

/** The drawer comes when it is first opened, and closes when one goes elsewhere. */
const useCartDrawer = (pathname: string) => {
  const [openAt, setOpenAt] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpenAt(pathname);
  };
  const drawer = wanted && (
    <Suspense>
      <ShopCartDrawer open={openAt === pathname} onClose={() => setOpenAt(undefined)} />
    </Suspense>
  );
  return { open, drawer };
};

/** Toasts come after the first view; what was said before is kept for them. */
function LateToaster() {
  const [shown, setShown] = useState(false);
  useEffect(() => whenIdle(() => setShown(true)), []);
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
