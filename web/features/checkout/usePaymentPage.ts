import { useRef } from 'react';
import { useBackFromPayment } from './useBackFromPayment.js';

/** In ms: a payment page that has not opened after this time was stopped, or is out of reach. */
export const longestLoad = 15_000;

/**
 * Returns a function that leaves the shop for the payment page. `onStay` is called if the shop is still open after a
 * while, or when the customer comes back to it.
 */
export const usePaymentPage = (onStay: () => void): ((url: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => {
    clearTimeout(timer.current);
    onStay();
  };
  useBackFromPayment(stay);
  return (url) => {
    window.location.assign(url);
    timer.current = setTimeout(stay, longestLoad);
  };
};
