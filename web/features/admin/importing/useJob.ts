import { adminApi } from '../adminApi.js';

/** How often a running import is asked after, in ms. */
const askEvery = 1_000;

/** The latest import; while it runs it is followed. */
export const useJob = () => {
  const running = adminApi.endpoints.getImport.useQueryState({}).data?.state === 'running';
  const { data, isError, isFetching, isUninitialized, refetch } = adminApi.useGetImportQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: running ? askEvery : 0 },
  );
  return {
    job: data ?? undefined,
    loading: data === undefined && (isFetching || isUninitialized),
    failed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
};
