import type { Slot } from './expansion.js';
import type { Found } from './found.js';
import type { Source } from './lookup.js';

/** One thing that is asked for, and what it was taken for. */
export interface Want {
  slot: Slot;
  sources: readonly Source[];
}

/** What a search comes to. */
export interface SearchAnswer {
  found: Found;
  wants: readonly Want[];
  /** What the words may have meant, where nothing has them as they were typed. */
  meant?: string;
}
