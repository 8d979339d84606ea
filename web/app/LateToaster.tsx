import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './idle.js';
import { waitingForShop } from './net/code.js';

const Toaster = lazy(waitingForShop(() => import('./Toaster.js')));

/** Loads the toaster once the browser is idle; toasts that were requested earlier are shown then. */
export function LateToaster() {
  const [shown, setShown] = useState(false);
  useEffect(() => whenIdle(() => setShown(true)), []);
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
