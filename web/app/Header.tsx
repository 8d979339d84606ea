import { HeaderAccount } from '../features/account/HeaderAccount.js';
import { HeaderCart } from '../features/cart/HeaderCart.js';
import { HeaderSearch } from '../features/catalogue/HeaderSearch.js';
import { useMeasuredHeader } from './useMeasuredHeader.js';
import { SiteHeader } from '../../ui/SiteHeader/SiteHeader.js';

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
