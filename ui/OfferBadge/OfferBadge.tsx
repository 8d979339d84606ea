import Box, { type BoxProps } from '@mui/material/Box';
import type { ReactNode } from 'react';
import { withSx } from '../theme/styles.js';

export interface OfferBadgeProps extends BoxProps<'span'> {
  /** Short text, such as "20% Off". */
  children?: ReactNode;
}

/** Shows an offer as a yellow badge of one or two words. */
export function OfferBadge({ sx, ...root }: OfferBadgeProps) {
  return (
    <Box
      component="span"
      sx={withSx(sx, {
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        borderRadius: 0.5,
        px: 0.75,
        py: 0.25,
        typography: 'caption',
        fontWeight: 'fontWeightBold',
        lineHeight: 1.2,
        whiteSpace: 'nowrap',
      })}
      {...root}
    />
  );
}
