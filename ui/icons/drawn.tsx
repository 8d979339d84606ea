import { createSvgIcon } from '@mui/material/utils';
import type { ReactNode } from 'react';

/** Creates an icon from lines of equal thickness on a 24 × 24 grid. */
/* @__NO_SIDE_EFFECTS__ */ // lets a bundler drop unused icons
export const drawn = (shape: ReactNode, name: string) =>
  createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round">
      {shape}
    </g>,
    name,
  );
