import { useEffect, useEffectEvent, useRef } from 'react';
import { useBackFromPayment } from './useBackFromPayment.js';

/** In ms: how long the payment page may take to open. Its load is stopped then. */
export const longestLoad = 30_000;

/**
 * Returns a function that leaves the shop for the payment page. `onStay` is called when the shop stays or comes back: the
 * page has not opened within `longestLoad`, the customer returned by Back, or went to another screen of the shop meanwhile.
 */
export const usePaymentPage = (onStay: () => void): ((url: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    onStay();
  };
  useBackFromPayment(stay);
  const leaveCheckout = useEffectEvent(() => {
    if (timer.current) stay();
  });
  useEffect(() => () => leaveCheckout(), []);
  return (url) => {
    window.location.assign(url);
    timer.current = setTimeout(() => {
      window.stop(); // a second press ends this order, so its page must not open any more
      stay();
    }, longestLoad);
  };
};
