import { createContext } from 'react';

/**
 * The `sizes` of the images of product cards, for a list whose columns have another width than those of a
 * grid. Without it cards take the default of `Image`.
 */
export const CardImageSizes = createContext<string | undefined>(undefined);
