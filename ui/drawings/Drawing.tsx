import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { withSx } from '../theme/styles.js';

export interface DrawingProps {
  sx?: SxProps<Theme>;
}

interface SheetProps extends DrawingProps {
  viewBox?: string;
  children: ReactNode;
}

/**
 * Renders the canvas of a drawing in the theme's colours. Drawings are decoration, so the text beside them
 * must carry the meaning.
 */
export function Drawing({ viewBox = '0 0 160 160', sx, children }: SheetProps) {
  return (
    <Box
      component="svg"
      viewBox={viewBox}
      aria-hidden
      sx={withSx(sx, ({ vars: { palette } }) => ({
        '--leaf': palette.drawing.leaf,
        '--leaf-pale': palette.drawing.leafPale,
        '--sun': palette.drawing.sun,
        '--sun-deep': palette.drawing.sunDeep,
        '--tomato': palette.drawing.tomato,
        '--sheet': palette.drawing.sheet,
        '--wash': palette.soft.primary,
        '--wash-sun': palette.soft.secondary,
        '--wash-tomato': palette.soft.error,
        '--ink': palette.text.secondary,
      }))}
    >
      {children}
    </Box>
  );
}
