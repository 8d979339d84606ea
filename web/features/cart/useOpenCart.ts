import { useContext, createContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { constants } from '../../../contract/limits.js';
import { routes } from '../../../contract/links.js';

const isWide = () => window.matchMedia(`(min-width: ${constants.mobileBreakpoint}px)`).matches;

/** Returns a function that opens the cart: the drawer, or on a phone the cart's page. */
export const useOpenCart = (): (() => void) => {
  const openDrawer = useContext(CartOpening);
  const navigate = useNavigate();
  return () => {
    if (isWide()) openDrawer();
    else void navigate(routes.cart);
  };
};

/** Context with the function that opens the cart drawer; it does nothing in a frame without a drawer. */
export const CartOpening = createContext<() => void>(() => undefined);
