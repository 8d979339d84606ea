import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import type { PaymentMethod } from '../../../contract/order.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { type CallFailure, isFailure, isUnanswered } from '../../app/net/failure.js';
import { notice } from '../../app/notices.js';
import { checkoutApi } from './checkoutApi.js';
import { forgetOrderKey, orderKeyFor } from './orderKey.js';
import { type CartToOrder, orderRequest } from './orderRequest.js';
import { useBackFromPayment } from './useBackFromPayment.js';

/** Why an order was not placed, and its payment method. */
export interface RefusedOrder {
  failure: CallFailure;
  method: PaymentMethod;
}

export interface Placing {
  pay: (method: PaymentMethod) => void;
  pending: PaymentMethod | undefined;
  refused: RefusedOrder | undefined;
  /** Clears the error of the last order. */
  forget: () => void;
}

/** The id of the toast that announces the redirect to the payment page. */
const leaving = 'payment';

/**
 * Returns a function that places an order of the cart to an address. After a failure, `refused` keeps the
 * error for the screen.
 */
export const usePlaceOrder = (cart: CartToOrder, addressId: string | undefined): Placing => {
  const { result, checkout } = useMessages().web;
  const navigate = useNavigate();
  const [placeCash] = checkoutApi.usePlaceCashOnDeliveryMutation();
  const [payOnline] = checkoutApi.usePayOnlineMutation();
  const [pending, setPending] = useState<PaymentMethod>();
  const [refused, setRefused] = useState<RefusedOrder>();
  const stay = () => {
    notice.dismiss(leaving);
    setPending(undefined);
  };
  useBackFromPayment(stay);

  const send = async (method: PaymentMethod, order: ReturnType<typeof orderRequest>) => {
    const keyed = { key: orderKeyFor([method, order]), order };
    if (method === 'cod') {
      const { data } = await placeCash(keyed).unwrap();
      forgetOrderKey();
      await navigate(routes.success, { replace: true, state: { text: result.order, orderId: data.orderId } });
      return;
    }
    notice.loading(checkout.redirecting, leaving);
    const { data } = await payOnline(keyed).unwrap();
    forgetOrderKey();
    window.location.assign(data.url);
  };

  const pay = (method: PaymentMethod) => {
    if (pending || !addressId) return;
    setPending(method);
    setRefused(undefined);
    send(method, orderRequest(cart, addressId)).catch((failure: unknown) => {
      stay();
      if (!isFailure(failure)) throw failure;
      if (!isUnanswered(failure)) forgetOrderKey();
      setRefused({ failure, method });
    });
  };
  return { pay, pending, refused, forget: () => setRefused(undefined) };
};
