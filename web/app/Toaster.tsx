import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { notify } from '../../ui/Toasts/notify.js';
import { Toasts } from '../../ui/Toasts/Toasts.js';
import { toasterIsThere } from './notices.js';

/** Renders the toasts beside the screen, so that screen readers announce them while an overlay is open. */
export default function Toaster() {
  useEffect(() => toasterIsThere(notify), []);
  return createPortal(<Toasts />, document.getElementById('notices') ?? document.body);
}
