import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list when the row of the pressed button disappears: it moves to the next row's button,
 * else to the last row's, else to the element that holds the list.
 * @param ids ids of the rows that have such a button, in their order
 * @param button selector of the row's button that gets the focus
 * @param row selector of the rows
 */
export const useFocusThatStays = <Holder extends HTMLElement>(
  ids: readonly string[],
  button = 'button',
  row = 'li',
) => {
  const holder = useRef<Holder>(null);
  const pressed = useRef('');
  const before = useRef(ids);
  useLayoutEffect(() => {
    const place = before.current.indexOf(pressed.current);
    before.current = ids;
    if (place < 0 || ids.includes(pressed.current) || document.activeElement !== document.body) return;
    const rows = [...(holder.current?.querySelectorAll(row) ?? [])];
    const buttons = rows.flatMap((one) => one.querySelector<HTMLElement>(button) ?? []);
    (buttons[place] ?? buttons.at(-1) ?? holder.current)?.focus();
  }, [ids, button, row]);
  return {
    /** Ref to the element that holds the list; it needs `tabIndex={-1}`. */
    holder,
    /** Notes the row whose button is pressed. */
    press: (id: string) => {
      pressed.current = id;
    },
  };
};
