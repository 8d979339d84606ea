import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './idle.js';
import { patiently } from './net/code.js';

const Toaster = lazy(patiently(() => import('./Toaster.js')));

/** Toasts come after the first view; what was said before is kept for them. */
export function LateToaster() {
  const [shown, setShown] = useState(false);
  useEffect(() => whenIdle(() => setShown(true)), []);
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
