import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { notify } from '../../ui/Toasts/notify.js';
import { Toasts } from '../../ui/Toasts/Toasts.js';
import { toasterIsThere } from './notices.js';

/**
 * Renders the toasts outside the app's root element, so that screen readers announce them even while a dialog
 * or drawer hides the rest of the page.
 */
export default function Toaster() {
  useEffect(() => toasterIsThere(notify), []);
  return createPortal(<Toasts />, document.getElementById('notices') ?? document.body);
}
