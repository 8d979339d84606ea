import { useLayoutEffect, useRef } from 'react';
import type { Session } from '../../contract/session.js';

/**
 * Keeps the focus in the list when the row of the focused button disappears: it moves to the next row's
 * button, else to the previous one, else to the list.
 */
export const useFocusThatStays = (sessions: readonly Session[] = []) => {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef('');
  const before = useRef(sessions);
  useLayoutEffect(() => {
    const isPressed = ({ _id }: Session) => _id === pressed.current;
    const place = before.current.filter(({ current }) => !current).findIndex(isPressed);
    before.current = sessions;
    if (place < 0 || sessions.some(isPressed) || document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[place] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [sessions]);
  return {
    list,
    press: ({ _id }: Session) => {
      pressed.current = _id;
    },
  };
};
