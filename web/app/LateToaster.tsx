import { lazy, Suspense, useEffect, useState } from 'react';
import { waitingForShop } from './net/code.js';
import { noticeGiven } from './notices.js';
import { useUsed } from './useUsed.js';

const Toaster = lazy(waitingForShop(() => import('./Toaster.js')));

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
