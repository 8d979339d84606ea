import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { deliveryApi, freshFor } from '../../app/delivery.js';

/** In ms: rules that could not be loaded are asked for again after this time. */
const pause = 3_000;

/**
 * Returns whether the delivery rules are known, or could not be loaded. Until they are known, the default ones count.
 * @param asksAgain whether they are loaded again after a failure: a request may fail right after the network has returned
 */
export const useDeliveryRulesStatus = ({ wanted = true, asksAgain = false } = {}) => {
  const { data, error, isFetching, refetch } = deliveryApi.useGetDeliveryRulesQuery(
    wanted ? undefined : skipToken,
    { refetchOnMountOrArgChange: freshFor },
  );
  const known = data !== undefined;
  const failed = !known && error !== undefined;
  const waits = asksAgain && failed && !isFetching;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void refetch(), pause);
    return () => clearTimeout(timer);
  }, [waits, refetch]);
  return { known, failed, retrying: failed && isFetching, retry: () => void refetch() };
};
