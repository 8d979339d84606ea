import { createContext } from 'react';

/** Opens the cart beside the page, where the shop's frame has one. */
export const CartOpening = createContext<() => void>(() => undefined);
