import Box, { type BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { withSx } from '../theme/styles.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

interface CartLineSkeletonsProps extends Omit<BoxProps, 'children'> {
  /** Says what loads. */
  label: string;
}

/** Renders placeholders for a few cart lines. */
export function CartLineSkeletons({ label, sx, ...root }: CartLineSkeletonsProps) {
  return (
    <Box role="status" sx={withSx(sx, { display: 'flex', flexDirection: 'column', p: 2, gap: 3 })} {...root}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[0, 1, 2].map((position) => (
        <Stack key={position} direction="row" aria-hidden sx={{ gap: 1.5, alignItems: 'center' }}>
          <Skeleton variant="rounded" width={64} height={64} />
          <Stack sx={{ flex: 1 }}>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Stack>
          <Skeleton variant="rounded" width={90} height={36} />
        </Stack>
      ))}
    </Box>
  );
}
