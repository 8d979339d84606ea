import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { entryFrame } from '../EntryCard/entryStyles.js';
import { target } from '../theme/tokens.js';

/** Renders the skeleton of an `EntryCard` while catalogue entries load. */
export function EntryCardSkeleton() {
  return (
    <Card sx={entryFrame}>
      <Skeleton variant="rounded" sx={{ aspectRatio: 1, height: 'auto', borderRadius: 1 }} />
      <Typography variant="subtitle2" component="div" sx={{ pt: 1, px: 0.5 }}>
        <Skeleton width="70%" />
      </Typography>
      <Skeleton variant="rounded" height={target.small} sx={{ mt: 1 }} />
    </Card>
  );
}
