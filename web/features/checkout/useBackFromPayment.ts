import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onBack` when the browser restores the page from its back/forward cache, as Back from the payment
 * page does.
 */
export const useBackFromPayment = (onBack: () => void): void => {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
};
