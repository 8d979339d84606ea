import type { FocusEvent } from 'react';

/**
 * Scrolls a list that scrolls sideways to the entry that Tab has reached, when its edge cuts the entry: browsers leave an
 * entry alone whose edge is in view already. The entry goes to the start, where the list snaps. It handles the focus
 * events of the list.
 */
export const showFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
  const entry = target.closest('li');
  if (!entry || !target.matches(':focus-visible')) return;
  const [inner, outer] = [entry.getBoundingClientRect(), currentTarget.getBoundingClientRect()];
  const isCut = inner.left < outer.left || inner.right > outer.right;
  entry.scrollIntoView({ block: 'nearest', inline: isCut ? 'start' : 'nearest' });
};
