import { createContext } from 'react';

/** Opens the cart drawer, where the frame has one. */
export const CartOpening = createContext<() => void>(() => undefined);
