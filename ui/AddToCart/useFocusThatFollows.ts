import { useEffect, useRef } from 'react';

/** Keeps the focus when a press replaces the Add button by the stepper, or the stepper by the Add button. */
export const useFocusThatFollows = (isThere: boolean) => {
  const follow = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) follow.current?.focus();
    wasPressed.current = false;
  }, [isThere]);
  return {
    follow,
    pressed: () => {
      wasPressed.current = true;
    },
  };
};
