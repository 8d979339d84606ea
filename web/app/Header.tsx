import { type RefObject, useEffect, useRef } from 'react';
import { SiteHeader } from '../../ui/SiteHeader/SiteHeader.js';
import { headerProperty } from '../../ui/theme/bars.js';
import { HeaderAccount } from '../features/account/HeaderAccount.js';
import { HeaderCart } from '../features/cart/HeaderCart.js';
import { HeaderSearch } from '../features/catalogue/HeaderSearch.js';

/**
 * Sets a CSS variable to the header's height, so that sticky elements and scroll targets are not hidden
 * beneath the header.
 */
const useMeasuredHeader = (): RefObject<HTMLElement | null> => {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    // eslint-disable-next-line tokri/layout-only -- a measure, for the layout
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

export function Header() {
  return (
    <SiteHeader
      ref={useMeasuredHeader()}
      search={<HeaderSearch />}
      account={<HeaderAccount />}
      cart={<HeaderCart />}
    />
  );
}
