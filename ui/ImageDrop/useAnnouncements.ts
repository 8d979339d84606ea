import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { fill } from '../../contract/messages/fill.js';
import { useAdminMessages } from '../theme/adminMessages.js';

/** Returns the screen reader announcements for dragging an image. */
export const useAnnouncements = (keys: readonly string[]): Announcements => {
  const { drop: words } = useAdminMessages().catalogue;
  const count = keys.length;
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => fill(words.picked, { position: place(active.id) }),
    // an image is over its own place as soon as it is held: nothing to announce
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? fill(words.over, { position: place(over.id), count }) : undefined,
    onDragEnd: ({ over }) =>
      over ? fill(words.moved, { position: place(over.id), count }) : words.cancelled,
    onDragCancel: () => words.cancelled,
  };
};
