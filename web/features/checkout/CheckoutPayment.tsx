import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartLine } from '../../../contract/cart.js';
import type { Substitution } from '../../../contract/codes.js';
import { routes } from '../../../contract/links.js';
import { type Bill, formatMoney, priceNow, toRupees } from '../../../contract/money.js';
import type { PaymentMethod } from '../../../contract/order.js';
import { fill } from '../../../contract/messages/fill.js';
import type { DeliverySlotWire } from '../../../contract/delivery.js';
import { BillDetails } from '../../../ui/BillDetails/BillDetails.js';
import { PaymentButtons } from '../../../ui/PaymentButtons/PaymentButtons.js';
import { SavingsBanner } from '../../../ui/SavingsBanner/SavingsBanner.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { isFailure } from '../../app/net/failure.js';
import { useIsOnline } from '../../app/net/onlineStatus.js';
import { notice } from '../../app/notices.js';
import { checkoutApi, type OrderBody } from './checkoutApi.js';
import { CheckoutNotice } from './CheckoutNotice.js';
import { type RefusedOrder, RefusedNotice } from './RefusedNotice.js';
import { orderText } from './resultState.js';
import { usePaymentPage } from './usePaymentPage.js';
import { type DeliveryRules, shortOfMinimum } from '../../../contract/deliveryRules.js';
import type { SlotIssue } from '../../../ui/DeliveryTimeChoice/deliveryTime.js';
import { ArrivalNote } from '../../../ui/ArrivalNote/ArrivalNote.js';
import { ClosedNotice, type ClosedNoticeProps } from '../../../ui/ClosedNotice/ClosedNotice.js';
import { FreeDeliveryProgress } from '../../../ui/FreeDeliveryProgress/FreeDeliveryProgress.js';

/** The cart at the checkout. */
export interface CartToOrder {
  lines: readonly CartLine[];
  bill: Bill;
}

export interface CheckoutPaymentProps {
  cart: CartToOrder;
  addressId: string | undefined;
  /** Why there is no address to deliver to; undefined while the addresses load. */
  addressIssue: string | undefined;
  /** What the customer asks of the delivery; empty for nothing. */
  note: string;
  /** What to do about a product that has run out. */
  substitution: Substitution;
  /** Called once a cash order is placed. */
  onPlaced: () => void;
  delivery: DeliveryTerms;
  /** Whether the delivery charge is not known, so that there is no total to pay. */
  deliveryPending: boolean;
  /** Whether the cart's last changes are being sent, so that amounts may still change. */
  updating: boolean;
  onlineAvailable: boolean;
  /** Called to reduce each line to the stock. */
  onAdjust: () => void;
  /** Called when the customer accepts today's prices. */
  onAcceptPrices: () => void;
}

/** Renders the bill and the two payment methods. */
export function CheckoutPayment(props: CheckoutPaymentProps) {
  const {
    cart,
    addressId,
    addressIssue,
    delivery,
    deliveryPending,
    updating,
    onlineAvailable,
    onAdjust,
    onAcceptPrices,
  } = props;
  const { checkout, orderPages } = useMessages().web;
  const { pay, pending, refused, forget } = usePlaceOrder(props);
  const isOnline = useIsOnline();
  const { lines, bill } = cart;
  const short = lines.some(isShort);
  const heldUp = isHeldUp(delivery, bill);
  const isSaidAbove = refused && heldUp;
  useEffect(() => {
    if (isSaidAbove) forget(); // the notice would come back, and be wrong, once its cause is solved
  });
  const newPrices = !short && !deliveryPending && lines.some(hasNewPrice);
  const adjust = () => {
    forget();
    onAdjust();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <SavingsBanner savings={bill.savings} deliverySaved={bill.deliverySaved} />
      <BillDetails bill={bill} deliveryPending={deliveryPending} />
      <DeliveryNotices delivery={delivery} bill={bill} />
      {refused && !short && !heldUp && (
        <RefusedNotice refused={refused} total={bill.total} onAgain={() => pay(refused.method)} />
      )}
      {short && (
        <CheckoutNotice
          severity="warning"
          title={checkout.notAvailable}
          action={{ label: checkout.adjust, onClick: adjust }}
        />
      )}
      {newPrices && !refused && (
        <CheckoutNotice
          severity="info"
          title={fill(checkout.pricesChanged, { total: formatMoney(bill.total) })}
          action={{ label: checkout.acceptPrices, onClick: onAcceptPrices }}
        />
      )}
      {isOnline && addressIssue && <CheckoutNotice severity="info" title={addressIssue} />}
      <PaymentButtons
        total={deliveryPending ? undefined : bill.total}
        onPay={pay}
        pending={pending}
        disabled={!isOnline || deliveryPending || !addressId || short || heldUp || updating}
        onlineAvailable={onlineAvailable}
      />
      <Typography variant="body2" color="textSecondary">
        {orderPages.cancelSoon}
      </Typography>
    </Stack>
  );
}

/** What an order call is built from. */
type Ordered = Pick<CheckoutPaymentProps, 'cart' | 'note' | 'substitution' | 'delivery'>;

/** Builds the order call from the cart's lines (the fields that the shop reads); amounts in rupees. */
const orderRequest = (
  { cart: { lines, bill }, note, substitution, delivery: { slot } }: Ordered,
  addressId: string,
): OrderBody => ({
  list_item: lines.map(({ _id, productId, quantity }) => ({
    _id,
    productId: { _id: productId._id },
    quantity,
  })),
  addressId,
  totalAmt: toRupees(bill.total),
  subTotalAmt: toRupees(bill.subtotal),
  ...(note.trim() && { delivery_note: note.trim() }),
  substitution,
  ...(slot && { slot }),
});

/** Checks whether a cart line exceeds the stock or is unavailable. */
const isShort = ({ unavailable, quantity, productId }: CartLine): boolean =>
  unavailable || quantity > productId.stock;

/** Checks whether today's price of a line differs from its price when it was added to the cart (G-07). */
const hasNewPrice = ({ unavailable, productId, seenPrice }: CartLine): boolean =>
  !unavailable && priceNow(productId) !== seenPrice;

/** The id of the toast that announces the redirect to the payment page. */
const leaving = 'payment';

/**
 * Returns a function that places an order of the cart to an address. After a failure, `refused` keeps the
 * error for the screen; a toast tells a customer who has left the checkout.
 */
const usePlaceOrder = ({
  addressId,
  onPlaced,
  ...ordered
}: Ordered & Pick<CheckoutPaymentProps, 'addressId' | 'onPlaced'>) => {
  const { ui, web } = useMessages();
  const { checkout } = web;
  const navigate = useNavigate();
  const [placeCash] = checkoutApi.usePlaceCashOnDeliveryMutation();
  const [payOnline] = checkoutApi.usePayOnlineMutation();
  const [pending, setPending] = useState<PaymentMethod>();
  const [refused, setRefused] = useState<RefusedOrder>();
  const isOpen = useIsOpen();
  const stay = () => {
    notice.dismiss(leaving);
    setPending(undefined);
  };
  const openPaymentPage = usePaymentPage(stay);

  const send = async (method: PaymentMethod, order: OrderBody) => {
    if (method === 'cod') {
      const { data } = await placeCash(order).unwrap();
      onPlaced();
      if (isOpen.current)
        await navigate(routes.success, {
          replace: true,
          state: { text: orderText, orderId: data.orderId },
        });
      return;
    }
    notice.loading(checkout.redirecting, leaving);
    const { data } = await payOnline(order).unwrap();
    if (isOpen.current) openPaymentPage(data.url);
    else notice.neutral(ui.paymentNotice.awaiting.title, leaving);
  };

  const pay = (method: PaymentMethod) => {
    if (pending || !addressId) return;
    setPending(method);
    setRefused(undefined);
    send(method, orderRequest(ordered, addressId)).catch((failure: unknown) => {
      stay();
      if (!isFailure(failure)) {
        if (failure instanceof Error) throw failure;
        return; // the session has ended
      }
      if (isOpen.current) setRefused({ failure, method });
      else notice.failure(failure.message);
    });
  };
  /** Clears the error of the last order. */
  const forget = () => setRefused(undefined);
  return { pay, pending, refused, forget };
};

/** Returns whether the checkout is still open: an order that is being sent must not bring back who has left it. */
const useIsOpen = () => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
};

/** The delivery rules, and what they mean for the current checkout. */
interface DeliveryTerms {
  rules: DeliveryRules;
  closed: ClosedNoticeProps | undefined;
  /** The PIN code of the chosen address, if the shop does not deliver there. */
  notServed: string | undefined;
  /** The delivery time in minutes. */
  minutes: number;
  /** The slot of a later delivery. */
  slot: DeliverySlotWire | undefined;
  /** Why the chosen time of a later delivery cannot be ordered. */
  slotIssue: SlotIssue | undefined;
}

/**
 * Checks whether the rules forbid an order: shop closed, delivery time missing or taken, address not served, or minimum
 * not reached.
 */
const isHeldUp = ({ rules, closed, slotIssue, notServed }: DeliveryTerms, { subtotal }: Bill): boolean =>
  [closed, slotIssue, notServed].some((issue) => issue !== undefined) || shortOfMinimum(rules, subtotal) > 0;

interface DeliveryNoticesProps {
  delivery: DeliveryTerms;
  bill: Bill;
}

/** Shows the arrival time, or why the order is not possible now and what to do. */
function DeliveryNotices({ delivery, bill }: DeliveryNoticesProps) {
  const { delivery: words } = useMessages();
  const { rules, closed, notServed: pincode, minutes, slot, slotIssue } = delivery;
  return (
    <>
      {closed && <ClosedNotice {...closed} />}
      {pincode !== undefined && (
        <CheckoutNotice
          severity="warning"
          title={fill(words.notServed, { pincode })}
          text={words.chooseOther}
        />
      )}
      {slotIssue && <SlotNotice issue={slotIssue} />}
      <FreeDeliveryProgress subtotal={bill.subtotal} prices={rules} />
      {!isHeldUp(delivery, bill) && <ArrivalNote minutes={minutes} chosenSlot={slot} />}
    </>
  );
}

/** Says that a delivery time has to be chosen, and why the chosen one does not count. */
function SlotNotice({ issue }: { issue: SlotIssue }) {
  const { time: words } = useMessages().delivery;
  if (issue === 'none') return <CheckoutNotice severity="info" title={words.choose} />;
  const title = { full: words.isFull, gone: words.isGone }[issue];
  return <CheckoutNotice severity="warning" title={title} text={words.another} />;
}
