import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useSyncExternalStore } from 'react';
import { calls } from '../../contract/calls.js';
import { type DeliveryRules, rulesInPaise, usualRules } from '../../contract/deliveryRules.js';
import { type Closed, openAt } from '../../contract/openingHours.js';
import { api } from './api.js';
import { dataOf } from './net/call.js';

const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeliveryRules: build.query({
      ...dataOf(calls.delivery.rules),
      providesTags: ['Delivery'],
      extraOptions: { failure: 'log' }, // the shop holds an order to its rules in any case
    }),
  }),
});

/** Seconds for which rules are good enough when a screen opens. */
const freshFor = 30;

/** The shop's delivery rules, amounts in paise; the usual ones until it has told. */
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

/** Whether the shop is closed by this device's clock, and when it opens; looked at again as time goes by. */
export const useClosed = (rules: DeliveryRules): (Closed & { now: Date }) | undefined => {
  const passed = useSyncExternalStore(everyTick, ticks, () => undefined);
  return useMemo(() => {
    if (passed === undefined) return undefined;
    const now = new Date(passed * tick);
    const opening = openAt(rules, now);
    return opening.open ? undefined : { opens: opening.opens, now };
  }, [rules, passed]);
};
