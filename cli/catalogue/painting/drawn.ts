import { fruits } from './fruits.js';
import { larder } from './larder.js';
import { produce } from './produce.js';
import { sweets } from './sweets.js';

/** Drawings that the emoji set lacks, in its style, each in a box of 256 × 256. */
export const drawn = { ...produce, ...fruits, ...sweets, ...larder };

export type DrawnName = keyof typeof drawn;

export const isDrawn = (name: string): name is DrawnName => name in drawn;
