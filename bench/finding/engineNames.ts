import type { Measurements } from '../harness/measurements.js';

export const engineNames = ['shop', 'minisearch'] as const;

export interface EngineQuestion {
  engine: (typeof engineNames)[number];
  file?: string;
  products: number;
  queries: number;
  seed: string;
}

export interface EngineAnswer {
  products: number;
  statistics: Measurements;
  /** In ms, to take all products in. */
  build: number;
  /** In bytes, beside the texts themselves. */
  heap: number;
  /** Share of the keystrokes that found something. */
  answered: number;
}
