import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useSyncExternalStore } from 'react';
import { calls } from '../../contract/calls.js';
import { type DeliveryRules, rulesInPaise, usualRules } from '../../contract/deliveryRules.js';
import { type Closed, openAt } from '../../contract/openingHours.js';
import { api } from './api.js';
import { dataOf } from './net/call.js';

export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryRules: build.query({
      ...dataOf(calls.delivery.rules),
      providesTags: ['Delivery'],
      extraOptions: { failure: 'log' }, // the shop checks an order against its rules anyway
    }),
    /** Loads what the shop promises for a PIN code. The header and its dialog show a failure themselves. */
    getPromise: build.query({
      ...dataOf(calls.delivery.promise),
      providesTags: ['Delivery'],
      extraOptions: { failure: 'quiet' },
    }),
  }),
});

/** In seconds: delivery rules younger than this are not loaded again when a screen opens. */
const freshFor = 30;

/** Returns the shop's delivery rules, amounts in paise; the default rules until they have loaded. */
export const useDeliveryRules = (wanted = true): DeliveryRules => {
  const { data } = deliveryApi.useGetDeliveryRulesQuery(wanted ? undefined : skipToken, {
    refetchOnMountOrArgChange: freshFor,
    refetchOnFocus: true,
  });
  return useMemo(() => (data ? rulesInPaise(data) : usualRules), [data]);
};

/** Returns whether the delivery rules are loading for the first time; they are the default ones until then. */
export const useDeliveryRulesLoading = (): boolean =>
  deliveryApi.useGetDeliveryRulesQuery(undefined, { refetchOnMountOrArgChange: freshFor }).isLoading;

/** Returns what the shop promises for a PIN code, and when it did so; undefined before it has answered. */
export const useDeliveryPromise = (pincode: string | undefined) => {
  const query = deliveryApi.useGetPromiseQuery(pincode === undefined ? skipToken : { pincode }, {
    refetchOnMountOrArgChange: freshFor,
    refetchOnFocus: true,
  });
  const { currentData: promise, fulfilledTimeStamp = 0, isFetching } = query;
  return { promise, at: new Date(fulfilledTimeStamp), loading: isFetching && !promise };
};

const tick = 20_000; // ms
const everyTick = (onTick: () => void) => {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
};
const ticks = () => Math.floor(Date.now() / tick);

/**
 * Returns the time at which the shop opens again, and the current time, both by the device's clock; undefined
 * while the shop is open. Updates every 20 seconds.
 */
export const useClosed = (rules: DeliveryRules): (Closed & { now: Date }) | undefined => {
  const passed = useSyncExternalStore(everyTick, ticks, () => undefined);
  return useMemo(() => {
    if (passed === undefined) return undefined;
    const now = new Date(passed * tick);
    const opening = openAt(rules, now);
    return opening.open ? undefined : { opens: opening.opens, now };
  }, [rules, passed]);
};
