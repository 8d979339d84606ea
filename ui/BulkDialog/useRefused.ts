import { useState } from 'react';
import type { RefusedRow } from '../../contract/productTable.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';
import { refusedIn } from './refusedRows.js';

/** Runs a bulk change, and holds the products that prevented it, with the reasons. */
export const useRefused = (products: readonly Choice[]) => {
  const [refused, setRefused] = useState<RefusedRow[]>([]);
  const run = async (act: () => Promise<unknown>) => {
    setRefused([]);
    try {
      await act();
    } catch (reason) {
      setRefused(refusedIn(reason, products));
      throw reason;
    }
  };
  return { refused, run };
};
