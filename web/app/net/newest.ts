import type { BaseQueryApi } from '@reduxjs/toolkit/query';

type Running = Pick<BaseQueryApi, 'dispatch' | 'abort' | 'endpoint'>;

/**
 * The abort functions of running requests, by store and then by endpoint. The store comes first, so that two
 * visitors on a server do not abort each other's requests.
 */
const running = new WeakMap<object, Map<string, () => void>>();

/**
 * Aborts the older request of the same endpoint and keeps the new request's abort function for the next one.
 */
export const endOlder = ({ dispatch, abort, endpoint }: Running): void => {
  const ofStore = running.get(dispatch) ?? new Map<string, () => void>();
  running.set(dispatch, ofStore);
  ofStore.get(endpoint)?.();
  ofStore.set(endpoint, abort);
};
