import { useEffect } from 'react';
import { catalogueApi } from './catalogueApi.js';

/** For how long nothing has to be found before it counts: who types on meant another word. In ms. */
const pause = 1_500;

/** Texts that were told, while the page is open. */
const notified = new Set<string>();

/**
 * Tells the shop, once, what it does not have.
 * @param text what was searched for; undefined while something is found, or nothing is known yet
 * @param settled one said by Enter that this is the word
 */
export const useReportNoResults = (text: string | undefined, settled: boolean): void => {
  const [tell] = catalogueApi.useReportNoResultsMutation();
  const search = text?.trim() ?? '';
  useEffect(() => {
    if (!search || notified.has(search.toLowerCase())) return undefined;
    const say = () => {
      notified.add(search.toLowerCase());
      void tell({ search });
    };
    const timer = setTimeout(say, settled ? 0 : pause);
    return () => clearTimeout(timer);
  }, [search, settled, tell]);
};
