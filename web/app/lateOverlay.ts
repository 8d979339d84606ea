import { useState } from 'react';
import { words } from './language/locale.js';
import { type Load, waitingForShop } from './net/code.js';
import { tryAgain } from './net/onlineStatus.js';
import { notice } from './notices.js';

/** Returns a loader for the code of an overlay. A toast says each time that the shop does not answer. */
export const forOverlay = <Part>(load: Load<Part>): Load<Part> =>
  waitingForShop(load, () => notice.failure(words().web.net.offline));

/** Holds whether an overlay is open, and whether it ever was, because its code loads when it first opens. */
export const useLateOverlay = () => {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    if (isWanted) void tryAgain();
    setWanted(true);
    setOpen(true);
  };
  return { isOpen, isWanted, open, close: () => setOpen(false) };
};
