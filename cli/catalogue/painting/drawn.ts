import { fruits } from './fruits.js';
import { larder } from './larder.js';
import { produce } from './produce.js';
import { sweets } from './sweets.js';

/** What the emoji set lacks, drawn in its manner in a box of 256 × 256. */
export const drawn = { ...produce, ...fruits, ...sweets, ...larder };

export type DrawnName = keyof typeof drawn;

export const isDrawn = (name: string): name is DrawnName => name in drawn;
