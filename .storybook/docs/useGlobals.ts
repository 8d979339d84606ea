import { createContext, useContext } from 'react';
import { type Globals, initialGlobals } from '../globals.js';

export const GlobalsContext = createContext<Globals>(initialGlobals);

/** Returns the toolbar's settings on a documentation page. */
export const useGlobals = () => useContext(GlobalsContext);
