import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { fill } from '../../contract/messages/fill.js';
import { useAdminMessages } from '../theme/adminMessages.js';

/** What is said while a picture is dragged. */
export const useAnnouncements = (keys: readonly string[]): Announcements => {
  const { drop: words } = useAdminMessages().catalogue;
  const count = keys.length;
  const place = (id: UniqueIdentifier) => keys.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => fill(words.picked, { position: place(active.id) }),
    // over its own place as soon as it is held: nothing to say
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? fill(words.over, { position: place(over.id), count }) : undefined,
    onDragEnd: ({ over }) =>
      over ? fill(words.moved, { position: place(over.id), count }) : words.cancelled,
    onDragCancel: () => words.cancelled,
  };
};
