import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { DeliverySlotWire, OfferedSlot } from '../../../contract/delivery.js';
import type { DeliveryRules } from '../../../contract/deliveryRules.js';
import {
  type DeliveryTime,
  slotIssue,
  type SlotIssue,
  slotOf,
} from '../../../ui/DeliveryTimeChoice/deliveryTime.js';
import { isLaterOffered } from '../../app/delivery.js';
import { deliveryTimeDraft, readDraft, writeDraft } from '../../app/session/drafts.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { checkoutApi } from './checkoutApi.js';

/** In ms: how often the checkout asks which slots are left, while its page is in view. */
const renewed = 60_000;

/** The delivery time that the customer chooses at the checkout. */
export interface ChosenTime {
  /** Whether a later time can be chosen; false too before the slots have loaded or failed. */
  offered: boolean;
  /** The slots that the shop offers; undefined before they have loaded, and if that failed. */
  slots: readonly OfferedSlot[] | undefined;
  /** Loads the slots again. */
  retry: () => void;
  retrying: boolean;
  time: DeliveryTime;
  choose: (time: DeliveryTime) => void;
  /** The slot to order; undefined for an order to be delivered now. */
  slot: DeliverySlotWire | undefined;
  /** Why the chosen time cannot be ordered. */
  issue: SlotIssue | undefined;
}

/** Returns the time of a draft, which may be any JSON. */
const timeIn = (draft: unknown): DeliveryTime => {
  if (draft === 'later') return draft;
  if (typeof draft !== 'object' || draft === null || !('from' in draft) || !('to' in draft)) return 'now';
  const { from, to } = draft;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : 'now';
};

/**
 * Keeps the chosen delivery time through a reload and a payment that fails, and loads the slots. While the shop is closed,
 * only a later time can be chosen, if one is free. A shop that no longer offers later times delivers now.
 */
export const useDeliveryTime = (rules: DeliveryRules, closed: boolean): ChosenTime => {
  const userId = useSessionUserId() ?? '';
  const offered = isLaterOffered(rules);
  const { data, error, isFetching, refetch } = checkoutApi.useGetSlotsQuery(offered ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    pollingInterval: renewed,
    skipPollingIfUnfocused: true,
  });
  const [chosen, setChosen] = useState(() => timeIn(readDraft(userId, deliveryTimeDraft)));
  const slots = offered ? data : undefined;
  const isFree = slots?.some(({ full }) => !full);
  const open = chosen === 'later' && isFree === false ? 'now' : chosen; // no time is left to choose
  const wanted = closed && isFree && open === 'now' ? 'later' : open;
  const time = offered ? wanted : 'now';
  const choose = (next: DeliveryTime) => {
    setChosen(next);
    writeDraft(userId, deliveryTimeDraft, next);
  };
  return {
    offered: offered && Boolean(data ?? error),
    slots,
    retry: () => void refetch(),
    retrying: isFetching,
    time,
    choose,
    slot: slotOf(time),
    issue: slotIssue(time, slots),
  };
};
