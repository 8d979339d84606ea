import Stack from '@mui/material/Stack';
import { Suspense, useRef, useEffect, lazy, useState, type RefObject } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { CartButton } from '../../ui/CartButton/CartButton.js';
import { PageShell } from '../../ui/PageShell/PageShell.js';
import { SiteHeader } from '../../ui/SiteHeader/SiteHeader.js';
import { headerProperty } from '../../ui/theme/styles.js';
import { SkipLink } from '../../ui/SkipLink/SkipLink.js';
import { HeaderAccount } from '../features/account/HeaderAccount.js';
import { HeaderPlace } from '../features/account/HeaderPlace.js';
import { MobileCartBar } from '../features/cart/MobileCartBar.js';
import { useCart } from '../features/cart/useCart.js';
import { useOpenCart, CartOpening } from '../features/cart/useOpenCart.js';
import { HeaderSearch } from '../features/catalogue/HeaderSearch.js';
import { Crash } from './Crash.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Footer } from './Footer.js';
import { forOverlay } from './lateOverlay.js';
import { LateToaster } from './LateToaster.js';
import { waitingForShop } from './net/code.js';
import { tryAgain } from './net/onlineStatus.js';
import { loadCartDrawer, fetchPageAt } from './pages.js';
import { ScreenOnItsWay } from './ScreenOnItsWay.js';
import { useArrival } from './useArrival.js';
import { useScrollMemory } from './useScrollMemory.js';
import { savesData } from './idle.js';
import { loadPageData } from './pageQueries.js';
import { useAppDispatch } from './store.js';
import { useServedHead } from './useServedHead.js';
import { useUsed } from './useUsed.js';

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
  useServedHead(pathname);
  useLinkPrefetch(main);
  return (
    <CartOpening value={cart.open}>
      <Stack sx={{ minHeight: '100dvh' }}>
        <SkipLink />
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
        <ErrorBoundary place={pathname} fallback={null}>
          {cart.drawer}
        </ErrorBoundary>
        <ErrorBoundary place={pathname} fallback={null}>
          <SavedState />
        </ErrorBoundary>
        <LateToaster />
      </Stack>
    </CartOpening>
  );
}

const KeepSaved = lazy(waitingForShop(() => import('../features/saved/KeepSaved.js')));

/** Follows the saved products once the page is used, and at once where they are the screen. */
function SavedState() {
  const { pathname } = useLocation();
  const isUsed = useUsed();
  return (
    (isUsed || pathname === routes.favourites) && (
      <Suspense>
        <KeepSaved />
      </Suspense>
    )
  );
}

const ShopCartDrawer = lazy(forOverlay(loadCartDrawer));

/** Loads the cart drawer when it first opens, and closes it on navigation. */
const useCartDrawer = (pathname: string) => {
  const [openAt, setOpenAt] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const isOpen = openAt === pathname;
  const open = () => {
    if (wanted) void tryAgain();
    setWanted(true);
    setOpenAt(pathname);
  };
  const drawer = wanted && (
    <Suspense>
      <ShopCartDrawer open={isOpen} onClose={() => setOpenAt(undefined)} />
    </Suspense>
  );
  return { isOpen, open, drawer };
};

/**
 * Sets a CSS variable to the header's height, so that sticky elements and scroll targets are not hidden
 * beneath the header.
 */
const useMeasuredHeader = (): RefObject<HTMLElement | null> => {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    // oxlint-disable-next-line tokri/layout-only -- a measure, for the layout
    const { style } = document.documentElement;
    if (!header.current || typeof ResizeObserver === 'undefined') return undefined;
    const sized = new ResizeObserver(() =>
      style.setProperty(headerProperty, `${header.current?.offsetHeight ?? 0}px`),
    );
    sized.observe(header.current);
    return () => {
      sized.disconnect();
      style.removeProperty(headerProperty);
    };
  }, []);
  return header;
};

function HeaderCart() {
  const { bill } = useCart();
  return <CartButton quantity={bill.quantity} total={bill.total} onClick={useOpenCart()} />;
}

function Header() {
  return (
    <SiteHeader
      ref={useMeasuredHeader()}
      place={<HeaderPlace />}
      search={<HeaderSearch />}
      account={<HeaderAccount />}
      cart={<HeaderCart />}
    />
  );
}

/** ms that the pointer rests on a link before its page counts as wanted. */
const rest = 80;

const linkOf = ({ target }: Event): string | undefined => {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? undefined;
};

/** Loads code and data of a page when the pointer rests on a link in `place`, or a finger touches it. */
const useLinkPrefetch = (place: RefObject<HTMLElement | null>): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const element = place.current;
    if (!element || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const prefetch = (event: Event, wait: number) => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (link === undefined || !navigator.onLine) return;
      timer = setTimeout(() => {
        void fetchPageAt(new URL(link, window.location.origin).pathname);
        void dispatch(loadPageData(link));
      }, wait);
    };
    const hovered = (event: PointerEvent) => event.pointerType === 'mouse' && prefetch(event, rest);
    const touched = (event: Event) => prefetch(event, 0);
    element.addEventListener('pointerover', hovered, { passive: true });
    element.addEventListener('touchstart', touched, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerover', hovered);
      element.removeEventListener('touchstart', touched);
    };
  }, [place, dispatch]);
};
