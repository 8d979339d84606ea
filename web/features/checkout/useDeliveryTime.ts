import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { DeliveryRules } from '../../../contract/deliveryRules.js';
import { isObject } from '../../../contract/isObject.js';
import { type DeliveryTime, slotIssue, slotOf } from '../../../ui/DeliveryTimeChoice/deliveryTime.js';
import { isLaterOffered } from '../../app/delivery.js';
import {
  deliveryTimeDraft,
  forgetDraft,
  maxChoiceAge,
  readDraft,
  writeDraft,
} from '../../app/session/drafts.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { checkoutApi } from './checkoutApi.js';

/** In ms: how often the checkout asks which slots are left, while its page is in view. */
const renewed = 60_000;

/** A choice, as the tab keeps it. */
interface Kept {
  time: DeliveryTime;
  /** Whether an earlier visit made it. */
  earlier: boolean;
}

/** Returns the choice of a draft, which may be any JSON. */
const keptIn = (draft: unknown): Kept => {
  const { from, to, at } = isObject(draft) ? draft : {};
  const time = typeof from === 'string' && typeof to === 'string' ? { from, to } : 'now';
  return { time, earlier: !(Date.now() - Number(at) < maxChoiceAge) };
};

/**
 * Keeps the chosen delivery time through a reload and a payment that fails, and loads the slots. While the shop is closed,
 * only a later time can be chosen; if none is free, the choice is now, so that the page tells when the shop opens. A shop
 * that no longer offers later times delivers now. So does a choice of an earlier visit that can no longer be ordered; a
 * choice of this visit stays while the shop is open, with its issue.
 */
export const useDeliveryTime = (rules: DeliveryRules, closed: boolean) => {
  const userId = useSessionUserId() ?? '';
  const offered = isLaterOffered(rules);
  const { data, error, isFetching, refetch } = checkoutApi.useGetSlotsQuery(offered ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: renewed,
    skipPollingIfUnfocused: true,
  });
  const [{ time: chosen, earlier }, setKept] = useState(() => keptIn(readDraft(userId, deliveryTimeDraft)));
  if (earlier && data) setKept({ time: slotIssue(chosen, data) ? 'now' : chosen, earlier: false });
  const slots = offered ? data : undefined;
  const isFree = slots?.some(({ full }) => !full);
  const isUnavailable = isFree === false && (closed || chosen === 'later'); // no time is left to choose
  const open = isUnavailable ? 'now' : chosen;
  const wanted = closed && isFree && open === 'now' ? 'later' : open;
  const time = offered ? wanted : 'now';
  const choose = (next: DeliveryTime) => {
    setKept({ time: next, earlier: false });
    const slot = slotOf(next);
    if (slot) writeDraft(userId, deliveryTimeDraft, { ...slot, at: Date.now() });
    else forgetDraft(userId, deliveryTimeDraft);
  };
  return {
    /** Whether a later time can be chosen; false too before the slots have loaded or failed. */
    offered: offered && Boolean(data ?? error),
    /** The slots that the shop offers; undefined before they have loaded, and if that failed. */
    slots,
    /** Loads the slots again. */
    retry: () => void refetch(),
    retrying: isFetching,
    time,
    choose,
    /** The slot to order; undefined for an order to be delivered now. */
    slot: slotOf(time),
    /** Why the chosen time cannot be ordered. */
    issue: slotIssue(time, slots),
  };
};
