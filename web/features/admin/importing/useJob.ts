import { useEffect, useRef } from 'react';
import { api } from '../../../app/api.js';
import { useAppDispatch } from '../../../app/store.js';
import { adminApi } from '../adminApi.js';

/** In ms: the polling interval of a running import. */
const askEvery = 1_000;

/** Returns the latest import and polls it while it runs. When it ends, the products reload. */
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
