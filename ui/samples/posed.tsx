import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface PosedProps {
  /** The state to show: under the pointer, pressed, or with keyboard focus. */
  as: 'hover' | 'active' | 'focus';
  children: ReactNode;
}

/** MUI marks focus by classes, which the add-on's pseudo states do not reach. */
const showFocus = (root: HTMLElement | null) => {
  for (const control of root?.querySelectorAll('a[href], button, input, textarea') ?? []) {
    const field = control.closest('.MuiInputBase-root');
    if (!field) control.classList.add('pseudo-focus-visible');
    field?.classList.add('Mui-focused');
    control.closest('.MuiButtonBase-root')?.classList.add('Mui-focusVisible');
  }
};

/** Holds every control inside in one state, so that a sheet can show the states side by side. */
export const Posed = ({ as, children }: PosedProps) =>
  as === 'focus' ? (
    <Box ref={showFocus}>{children}</Box>
  ) : (
    <Box className={`pseudo-${as}-all`}>{children}</Box>
  );
