import type { BaseQueryApi } from '@reduxjs/toolkit/query';

type Running = Pick<BaseQueryApi, 'dispatch' | 'abort'>;

/** By store, so that two visitors on a server never end each other's requests. */
const running = new WeakMap<object, () => void>();

/** Ends the request that this one makes useless (W-21). */
export const endOlder = ({ dispatch, abort }: Running): void => {
  running.get(dispatch)?.();
  running.set(dispatch, abort);
};
