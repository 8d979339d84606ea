import { lazy, Suspense, useEffect, useState } from 'react';
import { whenUsed } from './idle.js';
import { waitingForShop } from './net/code.js';
import { noticeGiven } from './notices.js';

const Toaster = lazy(waitingForShop(() => import('./Toaster.js')));

/** Loads the toaster for the first toast, or once a person uses the page. */
export function LateToaster() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const show = () => setShown(true);
    void noticeGiven.then(show);
    return whenUsed(show);
  }, []);
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
