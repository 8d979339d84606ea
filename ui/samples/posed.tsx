import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface PosedProps {
  /** The state to show: under the pointer, pressed, or with keyboard focus. */
  as: 'hover' | 'active' | 'focus';
  children: ReactNode;
}

/**
 * Makes every control inside an element look focused. It adds MUI's focus classes, which the Storybook add-on
 * for pseudo states does not set.
 */
const showFocus = (root: HTMLElement | null) => {
  for (const control of root?.querySelectorAll('a[href], button, input, textarea') ?? []) {
    const field = control.closest('.MuiInputBase-root');
    if (!field) control.classList.add('pseudo-focus-visible');
    field?.classList.add('Mui-focused');
    control.closest('.MuiButtonBase-root')?.classList.add('Mui-focusVisible');
  }
};

/** Keeps every control inside in the same state, so that a story can show several states side by side. */
export const Posed = ({ as, children }: PosedProps) =>
  as === 'focus' ? (
    <Box ref={showFocus}>{children}</Box>
  ) : (
    <Box className={`pseudo-${as}-all`}>{children}</Box>
  );
