import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useEffect, useState } from 'react';
import { oneOf, type Substitution, substitutions } from '../../contract/codes.js';
import { isServed } from '../../contract/deliveryRules.js';
import { limits } from '../../contract/limits.js';
import { LabelledField } from '../../ui/FormTextField/LabelledField.js';
import { SubstitutionChoice } from '../../ui/SubstitutionChoice/SubstitutionChoice.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenHeading, ScreenTitle } from '../app/ScreenTitle.js';
import { DeliveryTimeChoice } from '../../ui/DeliveryTimeChoice/DeliveryTimeChoice.js';
import { useClosed, useDeliveryRules } from '../app/delivery.js';
import { useIsOnline } from '../app/net/onlineStatus.js';
import {
  deliveryNoteChoice,
  readChoice,
  readDraft,
  substitutionDraft,
  writeChoice,
  writeDraft,
} from '../app/session/drafts.js';
import { useSession, useSessionUserId } from '../app/session/useSession.js';
import { useArrivalMinutes, useShopSettings, useShopSettingsLoading } from '../app/shopSettings.js';
import { accountApi } from '../features/account/accountApi.js';
import { AddressChoice, useChosenAddress } from '../features/account/AddressChoice.js';
import { PendingPayment } from '../features/account/PendingPayment.js';
import { RequireCustomer } from '../features/account/RequireCustomer.js';
import { useAddresses } from '../features/account/useAddresses.js';
import { CheckoutCartLines, useCheckoutCart } from '../features/cart/CheckoutCartLines.js';
import { useDeliveryRulesStatus } from '../features/cart/useDeliveryRulesStatus.js';
import { CheckoutFrame } from '../features/checkout/CheckoutFrame.js';
import { OfflineNotice } from '../features/checkout/CheckoutNotice.js';
import { CheckoutPayment } from '../features/checkout/CheckoutPayment.js';
import { useDeliveryTime } from '../features/checkout/useDeliveryTime.js';

/** Renders `/checkout`: address, products and payment. */
export default function CheckoutRoute() {
  const { checkout } = useMessages().web;
  const session = useSession();
  const userId = useSessionUserId();
  const isOnline = useIsOnline();
  if (!isOnline && session === 'anonymous') return <GuestOffline />;
  return (
    <>
      {session === 'customer' && <PrefetchCheckout />}
      <RequireCustomer>
        <ScreenTitle>{checkout.title}</ScreenTitle>
        <Checkout key={userId} />
      </RequireCustomer>
    </>
  );
}

/** Requests what the checkout shows besides the cart. Returns whether all of it has loaded or failed. */
const useIsDataSettled = (): boolean => {
  const { addresses, failed } = useAddresses();
  const rules = useDeliveryRulesStatus();
  const loading = [!addresses && !failed, !rules.known && !rules.failed, useShopSettingsLoading()];
  return useDeferredValue(!loading.includes(true)); // React renders the checkout in pieces then
};

/** Requests the data in parallel with the cart, not after it. */
function PrefetchCheckout() {
  useIsDataSettled();
  return null;
}

/** In ms: the checkout waits at most this long for what it shows besides the cart. */
const longestWait = 2_000;

/**
 * Returns whether the checkout can be shown with all of its data, so that a phone renders it once. It stays shown when
 * data loads again later.
 */
const useIsReady = (): boolean => {
  const [ready, setReady] = useState(false);
  const settled = useIsDataSettled();
  if (settled && !ready) setReady(true);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return ready;
};

/** Stands in for the login, which needs a connection too. */
function GuestOffline() {
  const { checkout } = useMessages().web;
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenHeading>{checkout.title}</ScreenHeading>
      <OfflineNotice />
    </Stack>
  );
}

function Checkout() {
  const { checkout } = useMessages().web;
  const isOnline = useIsOnline();
  const { lines, bill, status, updating, retry, retrying, adjust, acceptPrices } = useCheckoutCart();
  const ready = useIsReady();
  const list = useAddresses();
  const [address, choose] = useChosenAddress(list.addresses);
  const addressIssue = list.failed
    ? checkout.addressesNotLoaded
    : list.addresses && !address
      ? checkout.noAddress
      : undefined;
  const rules = useDeliveryRules();
  const rulesStatus = useDeliveryRulesStatus({ asksAgain: isOnline });
  const closed = useClosed(rules);
  const minutes = useArrivalMinutes();
  const chosenTime = useDeliveryTime(rules, closed !== undefined);
  const { onlinePayment } = useShopSettings();
  const empty = lines?.length === 0;
  const justOrdered = useRecentOrder(empty);
  const [note, setNote] = useDeliveryNote();
  const [substitution, setSubstitution] = useSubstitution();
  const retryAll = () => {
    if (status === 'failed') retry();
    if (!rulesStatus.known) rulesStatus.retry();
  };
  // without its rules the shop's charge is unknown, and the total would be wrong; offline nobody can pay anyway
  const hasRules = rulesStatus.known || !isOnline;
  const dataStatus = hasRules && ready ? 'ready' : rulesStatus.failed && !hasRules ? 'failed' : 'loading';
  return (
    <CheckoutFrame
      status={status === 'ready' && !empty ? dataStatus : status}
      empty={empty}
      justOrdered={justOrdered}
      onRetry={retryAll}
      retrying={status === 'failed' ? retrying : rulesStatus.retrying}
      notice={
        <>
          <OfflineNotice />
          <PendingPayment ordering={!empty} />
        </>
      }
      address={
        <>
          <AddressChoice
            list={list}
            value={address?._id}
            onChange={choose}
            isServed={(candidate) => isServed(rules, candidate)}
          />
          {chosenTime.offered && (
            <DeliveryTimeChoice
              slots={chosenTime.slots}
              value={chosenTime.time}
              onChange={chosenTime.choose}
              minutes={minutes}
              closed={closed !== undefined}
              now={closed?.now ?? new Date()}
              onRetry={chosenTime.retry}
              retrying={chosenTime.retrying}
            />
          )}
          <DeliveryNote note={note} onChange={setNote} />
        </>
      }
      cart={
        <Stack sx={{ gap: 1.5 }}>
          <CheckoutCartLines lines={lines ?? []} />
          <SubstitutionChoice value={substitution} onChange={setSubstitution} />
        </Stack>
      }
      payment={
        <CheckoutPayment
          cart={{ lines: lines ?? [], bill }}
          addressId={address?._id}
          addressIssue={addressIssue}
          note={note}
          substitution={substitution}
          onPlaced={() => {
            choose('');
            setNote('');
            chosenTime.choose('now');
          }}
          delivery={{
            rules,
            closed:
              chosenTime.time === 'now' && closed
                ? { ...closed, later: closed.later && chosenTime.slots === undefined }
                : undefined,
            minutes,
            slot: chosenTime.slot,
            slotIssue: chosenTime.issue,
            notServed: address && !isServed(rules, address) ? address.pincode : undefined,
          }}
          deliveryPending={!rulesStatus.known}
          updating={updating}
          onlineAvailable={onlinePayment}
          onAdjust={adjust}
          onAcceptPrices={acceptPrices}
        />
      }
    />
  );
}

/** In ms: how long an order counts as just placed. */
const recent = 10 * 60_000;

/** Returns whether the customer placed an order in the last 10 minutes, maybe by a call whose reply was lost. */
const useRecentOrder = (wanted: boolean): boolean => {
  const { currentData: orders = [] } = accountApi.useGetNewestOrdersQuery(wanted ? {} : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return orders.some(
    ({ createdAt, status }) =>
      status !== 'cancelled' && Math.abs(Date.now() - Date.parse(createdAt)) < recent,
  );
};

/** Keeps the note for the delivery through a reload, and through a payment that fails. */
const useDeliveryNote = (): [note: string, setNote: (note: string) => void] => {
  const userId = useSessionUserId() ?? '';
  const [note, setNote] = useState(() =>
    readChoice(userId, deliveryNoteChoice).slice(0, limits.deliveryNote),
  );
  const change = (changed: string) => {
    setNote(changed);
    writeChoice(userId, deliveryNoteChoice, changed);
  };
  return [note, change];
};

/** Keeps the choice about sold-out products as long as the tab is open. */
const useSubstitution = (): [value: Substitution, set: (value: Substitution) => void] => {
  const userId = useSessionUserId() ?? '';
  const [value, setValue] = useState(
    () => oneOf(substitutions, readDraft(userId, substitutionDraft)) ?? substitutions[0],
  );
  const change = (changed: Substitution) => {
    setValue(changed);
    writeDraft(userId, substitutionDraft, changed);
  };
  return [value, change];
};

function DeliveryNote({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { orderSummary } = useMessages().ui;
  return (
    <LabelledField
      label={orderSummary.noteOptional}
      helperText={orderSummary.noteHint}
      value={note}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: limits.deliveryNote }, inputLabel: { shrink: true } }}
    />
  );
}
