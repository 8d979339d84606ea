import { useEffect } from 'react';
import { notify } from '../../ui/Toasts/notify.js';
import { Toasts } from '../../ui/Toasts/Toasts.js';
import { toasterIsThere } from './notices.js';

/** Where notices appear. */
export default function Toaster() {
  useEffect(() => toasterIsThere(notify), []);
  return <Toasts />;
}
