import type { BaseQueryApi } from '@reduxjs/toolkit/query';

type Running = Pick<BaseQueryApi, 'dispatch' | 'abort' | 'endpoint'>;

/** Requests by store, so that two visitors on a server do not abort each other, and then by endpoint. */
const running = new WeakMap<object, Map<string, () => void>>();

/** Aborts the older request of the same endpoint. */
export const endOlder = ({ dispatch, abort, endpoint }: Running): void => {
  const ofStore = running.get(dispatch) ?? new Map<string, () => void>();
  running.set(dispatch, ofStore);
  ofStore.get(endpoint)?.();
  ofStore.set(endpoint, abort);
};
