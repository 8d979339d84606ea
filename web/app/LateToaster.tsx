import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './idle.js';
import { waitingForShop } from './net/code.js';

const Toaster = lazy(waitingForShop(() => import('./Toaster.js')));

/** Loads the toaster once the browser is idle; earlier notices wait for it. */
export function LateToaster() {
  const [shown, setShown] = useState(false);
  useEffect(() => whenIdle(() => setShown(true)), []);
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
