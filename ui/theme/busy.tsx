import type { ComponentProps } from 'react';

interface BusyHostProps extends ComponentProps<'button'> {
  busy?: boolean;
}

/** MUI disables a loading button, which takes the focus away: this one only says so. MUI keeps its presses back. */
function BusyHost({ busy = false, disabled, tabIndex, ...button }: BusyHostProps) {
  if (busy) return <button {...button} aria-disabled tabIndex={0} />;
  return <button {...button} disabled={disabled} tabIndex={tabIndex} />;
}

/** For a MUI `Button` whose work may be under way: it shows that, cannot be pressed again, and keeps the focus. */
export const busyWhen = (pending: boolean) => ({ component: BusyHost, busy: pending, loading: pending });
