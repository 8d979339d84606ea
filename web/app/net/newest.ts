import type { BaseQueryApi } from '@reduxjs/toolkit/query';

type Running = Pick<BaseQueryApi, 'dispatch' | 'abort' | 'endpoint'>;

/** By store, so that two visitors on a server never end each other's requests; then by endpoint. */
const running = new WeakMap<object, Map<string, () => void>>();

/** Ends the request of the same endpoint that this one makes useless (W-21). */
export const endOlder = ({ dispatch, abort, endpoint }: Running): void => {
  const ofStore = running.get(dispatch) ?? new Map<string, () => void>();
  running.set(dispatch, ofStore);
  ofStore.get(endpoint)?.();
  ofStore.set(endpoint, abort);
};
