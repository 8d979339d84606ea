import Stack from '@mui/material/Stack';
import { Suspense, useRef, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { PageShell } from '../../ui/PageShell/PageShell.js';
import { headerProperty } from '../../ui/theme/bars.js';
import { SkipLink } from '../../ui/SkipLink/SkipLink.js';
import { useMessages } from '../../ui/theme/messages.js';
import { MobileCartBar } from '../features/cart/MobileCartBar.js';
import { CartOpening } from './cartOpening.js';
import { Crash } from './Crash.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { LateToaster } from './LateToaster.js';
import { ScreenOnItsWay } from './ScreenOnItsWay.js';
import { useArrival } from './useArrival.js';
import { useCartDrawer } from './useCartDrawer.js';
import { useLinkPrefetch } from './useLinkPrefetch.js';
import { useScrollMemory } from './useScrollMemory.js';

/**
 * Keeps the title of the browser's tab that the server gave the first screen (ADR 31). From the next screen
 * on, the title is the shop's name.
 */
const useServedTitle = (): void => {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const { name } = useMessages().ui.site;
  useEffect(() => {
    const served = document.querySelector('title[data-served]');
    if (!served || pathname === first.current) return;
    served.removeAttribute('data-served');
    served.textContent = name;
  }, [pathname, name]);
};

/** The screens without the mobile cart bar, because they show the cart themselves. */
const withoutCartBar: readonly string[] = [routes.checkout, routes.cart];

/**
 * Makes the main content at least one window high, so that the footer is not visible while a screen loads and
 * does not jump down when the content arrives.
 */
const mainStyles = {
  flex: 1,
  minHeight: `calc(100svh - var(${headerProperty}))`,
  py: { xs: 2, md: 3 },
} as const;

/** Renders the storefront's frame around a screen: header, footer, cart and toasts. */
export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLDivElement>(null);
  const cart = useCartDrawer(pathname);
  useScrollMemory();
  useArrival(main, cart.isOpen);
  useServedTitle();
  useLinkPrefetch(main);
  return (
    <CartOpening value={cart.open}>
      <Stack sx={{ minHeight: '100dvh' }}>
        <SkipLink target="main" />
        <Header />
        <PageShell ref={main} id="main" tabIndex={-1} sx={mainStyles}>
          <ErrorBoundary place={pathname} fallback={<Crash />}>
            <Suspense fallback={<ScreenOnItsWay />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </PageShell>
        <Suspense>
          <Footer />
        </Suspense>
        {!withoutCartBar.includes(pathname) && <MobileCartBar />}
        {cart.drawer}
        <LateToaster />
      </Stack>
    </CartOpening>
  );
}
