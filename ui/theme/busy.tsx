import type { ComponentProps } from 'react';

interface BusyHostProps extends ComponentProps<'button'> {
  busy?: boolean;
}

/**
 * Renders a busy button that keeps the focus. MUI would disable it, which removes the focus; `aria-disabled`
 * does not, and MUI still blocks presses.
 */
function BusyHost({ busy = false, disabled, tabIndex, ...button }: BusyHostProps) {
  if (busy) return <button {...button} aria-disabled data-busy tabIndex={0} />;
  return <button {...button} disabled={disabled} tabIndex={tabIndex} />;
}

/** Returns props for a MUI `Button` with pending work: it shows progress, ignores presses and keeps the focus. */
export const busyWhen = (pending: boolean) => ({ component: BusyHost, busy: pending, loading: pending });
