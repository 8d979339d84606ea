import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cardBody, cardFrame, cardWords, controlSpace } from './cardStyles.js';

/** Holds the space of a product card while it loads, in exactly the same size. */
export function ProductCardSkeleton() {
  return (
    <Card aria-hidden sx={cardFrame}>
      <Skeleton variant="rounded" sx={{ aspectRatio: 1, height: 'auto', borderRadius: 1 }} />
      <Stack sx={cardBody}>
        <Box sx={cardWords}>
          <Typography variant="subtitle2" component="div">
            <Skeleton width="85%" />
          </Typography>
          <Typography variant="caption" component="div">
            <Skeleton width="40%" />
          </Typography>
        </Box>
        <Typography variant="h5" component="div" sx={{ mt: 'auto', pt: 0.5 }}>
          <Skeleton width="55%" />
        </Typography>
        <Stack sx={controlSpace}>
          <Skeleton variant="rounded" width="100%" height="100%" />
        </Stack>
      </Stack>
    </Card>
  );
}
