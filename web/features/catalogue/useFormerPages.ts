import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { entryOf, keepPlace, placeOf } from '../../app/historyPlaces.js';
import type { Pages } from './PagedProductGrid.js';

/** Loads as many pages of a list as this history entry had before, for example before a reload. */
export const useFormerPages = ({ pages, hasMore, fetching, failed, onMore }: Pages): void => {
  const entry = entryOf(useLocation());
  const wanted = useMemo(() => placeOf(entry).pages, [entry]);
  const count = pages?.length ?? 0;
  useEffect(() => {
    if (count > 0 && !fetching) keepPlace(entry, { pages: count });
  }, [entry, count, fetching]);
  useEffect(() => {
    if (count > 0 && count < wanted && hasMore && !fetching && !failed) onMore();
  });
};
