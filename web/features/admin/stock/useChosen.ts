import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductTableRow } from '../../../../contract/productTable.js';

/**
 * Holds the selected rows of the stock table. Only visible rows count, so after a change of page or filter
 * none is selected.
 */
export const useChosen = (rows: readonly ProductTableRow[]) => {
  const { search: place } = useLocation();
  const [held, setHeld] = useState<{ place: string; ids: readonly string[] }>({ place, ids: [] });
  return {
    chosen: held.place === place ? rows.filter(({ _id }) => held.ids.includes(_id)) : [],
    choose: (ids: readonly string[]) => setHeld({ place, ids }),
  };
};
