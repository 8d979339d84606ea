import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useState } from 'react';
import { distinct } from '../../app/distinct.js';
import { useSession } from '../../app/session/useSession.js';
import { accountApi } from './accountApi.js';

/**
 * Returns the customer's orders page by page. RTK Query drops a load that is asked for while another one runs, so
 * that a wanted page, and then a wanted reload, wait for its end.
 */
export const useOrderPages = () => {
  const asked = useSession() === 'customer' ? undefined : skipToken;
  const query = accountApi.useGetOrdersInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const { isFetchingNextPage, isFetchNextPageError } = query;
  const [wanted, setWanted] = useState({ more: false, reload: false });
  useEffect(() => {
    if (isFetching || !(wanted.more || wanted.reload)) return;
    const [begun, load] = wanted.more ? (['more', fetchNextPage] as const) : (['reload', refetch] as const);
    setWanted((now) => ({ ...now, [begun]: false })); // the other may have been wanted meanwhile
    void load();
  }, [isFetching, wanted, fetchNextPage, refetch]);
  const more = useCallback(() => setWanted((former) => ({ ...former, more: true })), []);
  const reload = useCallback(() => setWanted((former) => ({ ...former, reload: true })), []);
  return {
    orders: currentData && distinct(currentData.pages),
    failed: Boolean(error) && !currentData,
    retrying: isFetching || wanted.reload,
    /** Loads older orders; undefined if there are none. */
    more: hasNextPage ? more : undefined,
    loadingMore: wanted.more || isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    /** Loads the orders again that have loaded. */
    reload,
  };
};
