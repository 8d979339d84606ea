import { useEffect, useRef } from 'react';

/**
 * Keeps the focus when a press replaces the Add button by the stepper, or one control by another.
 * @param isPressed whether the press came before the component
 */
export const useFocusThatFollows = <Target extends HTMLElement = HTMLButtonElement>(
  isThere: boolean,
  isPressed = false,
) => {
  const follow = useRef<Target>(null);
  const wasPressed = useRef(isPressed);
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
