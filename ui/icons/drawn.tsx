import { createSvgIcon } from '@mui/material/utils';
import type { ReactNode } from 'react';

/** An icon of one line weight, drawn on a square of 24. */
/* @__NO_SIDE_EFFECTS__ */ // a bundler leaves out those that nobody uses
export const drawn = (shape: ReactNode, name: string) =>
  createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round">
      {shape}
    </g>,
    name,
  );
