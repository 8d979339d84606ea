import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { calls } from '../../contract/calls.js';
import {
  type Closed,
  type DeliveryRules,
  openAt,
  rulesInPaise,
  usualRules,
} from '../../contract/deliveryRules.js';
import { api } from './api.js';
import { dataOf, provides } from './net/call.js';

export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryRules: build.query({
      ...dataOf(calls.delivery.rules),
      ...provides('log', 'Delivery'), // the shop checks an order against its rules anyway
    }),
    /** Loads what the shop promises for a PIN code. The header and its dialog show a failure themselves. */
    getPromise: build.query({ ...dataOf(calls.delivery.promise), ...provides('quiet', 'Delivery') }),
  }),
});

/** In seconds: delivery rules younger than this are not loaded again when a screen opens. */
export const freshFor = 30;

/** Returns the shop's delivery rules, amounts in paise; the default rules until they have loaded. */
export const useDeliveryRules = (wanted = true): DeliveryRules => {
  const { data } = deliveryApi.useGetDeliveryRulesQuery(wanted ? undefined : skipToken, {
    refetchOnMountOrArgChange: freshFor,
    refetchOnFocus: true,
  });
  return useMemo(() => (data ? rulesInPaise(data) : usualRules), [data]);
};

const tick = 20_000; // ms
const everyTick = (onTick: () => void) => {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
};
const ticks = () => Math.floor(Date.now() / tick);

/** Returns the time by the device's clock, at most 20 seconds old; undefined while the page is rendered. */
const useNow = (): number | undefined => {
  const passed = useSyncExternalStore(everyTick, ticks, () => undefined);
  return passed === undefined ? undefined : passed * tick;
};

/** Returns whether customers can choose a later delivery time. */
export const isLaterOffered = ({ slots }: DeliveryRules): boolean => slots?.on === true;

/** In ms: how often the header asks for its promise while the page is in view, and when it forgets an old one. */
const promiseAge = { renewed: 60_000, forgotten: 180_000 };

/**
 * Returns what the shop promises for a PIN code, and when it did so. The promise is renewed every minute, when the page
 * comes into view, and at the opening of a closed shop. It is undefined before the shop has answered, and when the
 * last answer is older than three minutes.
 */
export const useDeliveryPromise = (pincode: string | undefined) => {
  const query = deliveryApi.useGetPromiseQuery(pincode === undefined ? skipToken : { pincode }, {
    refetchOnMountOrArgChange: freshFor,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    pollingInterval: promiseAge.renewed,
    skipPollingIfUnfocused: true,
  });
  const { currentData, fulfilledTimeStamp = 0, isFetching, refetch } = query;
  const now = useNow();
  const opens = currentData?.opens;
  const opened = Boolean(opens && now !== undefined && now >= Date.parse(opens));
  useEffect(() => {
    if (opened) void refetch();
  }, [opened, refetch]);
  const isOld = now !== undefined && now - fulfilledTimeStamp >= promiseAge.forgotten;
  return {
    promise: isOld ? undefined : currentData,
    at: new Date(fulfilledTimeStamp),
    loading: isFetching && !currentData,
  };
};

/**
 * Returns the time at which the shop opens again, and the current time, both by the device's clock, and whether customers
 * can order for a later time meanwhile; undefined while the shop is open. Updates every 20 seconds.
 */
export const useClosed = (rules: DeliveryRules): (Closed & { now: Date; later: boolean }) | undefined => {
  const time = useNow();
  return useMemo(() => {
    if (time === undefined) return undefined;
    const now = new Date(time);
    const opening = openAt(rules, now);
    return opening.open ? undefined : { opens: opening.opens, now, later: isLaterOffered(rules) };
  }, [rules, time]);
};
