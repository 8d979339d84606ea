import { createContext } from 'react';

/** Context with the function that opens the cart drawer; it does nothing in a frame without a drawer. */
export const CartOpening = createContext<() => void>(() => undefined);
