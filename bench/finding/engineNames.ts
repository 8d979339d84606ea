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
  /** ms to index all products. */
  build: number;
  /** Bytes of memory that the index needs, without the texts that it indexes. */
  heap: number;
  /** The share of keystrokes with results. */
  answered: number;
}
