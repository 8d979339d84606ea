import { useLayoutEffect, useRef } from 'react';

/** Passes the focus of an element that is removed on to the nearest element around it that can take it. */
export const useFocusThatGoesOn = <Leaving extends HTMLElement>() => {
  const leaving = useRef<Leaving>(null);
  useLayoutEffect(
    () => () => {
      const { current } = leaving;
      if (current?.contains(document.activeElement))
        current.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    },
    [],
  );
  return leaving;
};
