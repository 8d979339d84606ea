import { useEffect } from 'react';
import { catalogueApi } from './catalogueApi.js';

/** In ms: a search must stay without results this long before it is reported, because customers type on. */
const pause = 1_500;

/** The searches that were already reported while the page is open. */
const reported = new Set<string>();

/**
 * Reports a search without results once.
 * @param text the search text; undefined while there are results, or the result is unknown
 * @param settled whether the customer has confirmed the text with Enter
 */
export const useReportNoResults = (text: string | undefined, settled: boolean): void => {
  const [tell] = catalogueApi.useReportNoResultsMutation();
  const search = text?.trim() ?? '';
  useEffect(() => {
    if (!search || reported.has(search.toLowerCase())) return undefined;
    const say = () => {
      reported.add(search.toLowerCase());
      void tell({ search });
    };
    const timer = setTimeout(say, settled ? 0 : pause);
    return () => clearTimeout(timer);
  }, [search, settled, tell]);
};
