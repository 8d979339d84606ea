import { useEffect, useRef } from 'react';
import { api } from '../../../app/api.js';
import { useAppDispatch } from '../../../app/store.js';
import { adminApi } from '../adminApi.js';

/** How often a running import is asked after, in ms. */
const askEvery = 1_000;

/** The latest import; while it runs it is followed. Once it has ended the shop's products are asked for anew. */
export const useJob = () => {
  const running = adminApi.endpoints.getImport.useQueryState({}).data?.state === 'running';
  const { data, isError, isFetching, isUninitialized, refetch } = adminApi.useGetImportQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: running ? askEvery : 0 },
  );
  const dispatch = useAppDispatch();
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current && !running) dispatch(api.util.invalidateTags(['Product', 'Catalogue']));
    ran.current = running;
  }, [dispatch, running]);
  return {
    job: data ?? undefined,
    loading: data === undefined && (isFetching || isUninitialized),
    failed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
};
