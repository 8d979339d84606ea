import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { discountedPrice, formatMoney, toPaise, toRupees } from '../../../contract/money.js';
import { fill } from '../../../contract/messages/fill.js';
import { BillDetails } from '../../../ui/BillDetails/BillDetails.js';
import { PaymentButtons } from '../../../ui/PaymentButtons/PaymentButtons.js';
import { SavingsBanner } from '../../../ui/SavingsBanner/SavingsBanner.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useIsOnline } from '../../app/net/onlineStatus.js';
import { type DeliveryTerms, DeliveryNotices, isHeldUp } from './DeliveryNotices.js';
import { CheckoutNotice } from './CheckoutNotice.js';
import { type CartToOrder, hasNewPrices, isShort } from './orderRequest.js';
import { RefusedNotice } from './RefusedNotice.js';
import { usePlaceOrder } from './usePlaceOrder.js';

export interface CheckoutPaymentProps {
  cart: CartToOrder;
  addressId: string | undefined;
  delivery: DeliveryTerms;
  /** Whether the cart's last changes are being sent, so that amounts may still change. */
  updating: boolean;
  onlineAvailable: boolean;
  /** Called to reduce each line to the stock. */
  onAdjust: () => void;
  /** Called when the customer accepts today's prices. */
  onAcceptPrices: () => void;
}

const priceNow = ({ productId }: CartToOrder['lines'][number]) =>
  toRupees(discountedPrice(toPaise(productId.price), productId.discount));

/** Renders the bill and the two payment methods. */
export function CheckoutPayment(props: CheckoutPaymentProps) {
  const { cart, addressId, delivery, updating, onlineAvailable, onAdjust, onAcceptPrices } = props;
  const { checkout } = useMessages().web;
  const { pay, pending, refused, forget } = usePlaceOrder(cart, addressId);
  const isOnline = useIsOnline();
  const { lines, bill } = cart;
  const short = lines.some(isShort);
  const heldUp = isHeldUp(delivery, bill);
  const isSaidAbove = refused && heldUp;
  useEffect(() => {
    if (isSaidAbove) forget(); // the notice would come back, and be wrong, once its cause is solved
  });
  const newPrices = !short && hasNewPrices(lines, priceNow);
  const adjust = () => {
    forget();
    onAdjust();
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <SavingsBanner savings={bill.savings} />
      <BillDetails bill={bill} />
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
      {isOnline && !addressId && <CheckoutNotice severity="info" title={checkout.noAddress} />}
      <PaymentButtons
        total={bill.total}
        onPay={pay}
        pending={pending}
        disabled={!isOnline || !addressId || short || heldUp || updating}
        onlineAvailable={onlineAvailable}
      />
    </Stack>
  );
}
