import { lazy, type ReactNode, Suspense, useState } from 'react';
import { words } from './language/locale.js';
import { waitingForShop } from './net/code.js';
import { tryAgain } from './net/onlineStatus.js';
import { notice } from './notices.js';
import { loadCartDrawer } from './pages.js';

const tellAway = () => notice.failure(words().web.net.offline);
const ShopCartDrawer = lazy(waitingForShop(loadCartDrawer, tellAway));

export interface CartDrawerState {
  isOpen: boolean;
  open: () => void;
  drawer: ReactNode;
}

/** Loads the cart drawer when it first opens, and closes it on navigation. */
export const useCartDrawer = (pathname: string): CartDrawerState => {
  const [openAt, setOpenAt] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const isOpen = openAt === pathname;
  const open = () => {
    if (wanted) void tryAgain();
    setWanted(true);
    setOpenAt(pathname);
  };
  const drawer = wanted && (
    <Suspense>
      <ShopCartDrawer open={isOpen} onClose={() => setOpenAt(undefined)} />
    </Suspense>
  );
  return { isOpen, open, drawer };
};
