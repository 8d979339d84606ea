import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { waitingForShop } from './net/code.js';
import { noticeGiven } from './notices.js';
import { useUsed } from './useUsed.js';

const NoToasts: { default: ComponentType } = { default: () => null };
/** Without its code there are no toasts, but the page stays. */
const Toaster = lazy(() =>
  waitingForShop<typeof NoToasts>(() => import('./Toaster.js'))().catch(() => NoToasts),
);

/** Loads the toaster for the first toast, or once a person uses the page. */
export function LateToaster() {
  const isUsed = useUsed();
  const [isGiven, setGiven] = useState(false);
  useEffect(() => void noticeGiven.then(() => setGiven(true)), []);
  return isUsed || isGiven ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
