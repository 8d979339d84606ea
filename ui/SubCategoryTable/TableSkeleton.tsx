import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Shows placeholders for the rows while they load. */
export function TableSkeleton({ label, rows = 6 }: { label: string; rows?: number }) {
  return (
    <Paper variant="outlined" role="status" aria-label={label} aria-busy sx={{ px: 1.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Stack key={row} direction="row" spacing={2} aria-hidden sx={{ alignItems: 'center', py: 1 }}>
          <Skeleton variant="rounded" width={56} height={56} />
          <Skeleton width="24%" />
          <Skeleton width="36%" />
        </Stack>
      ))}
    </Paper>
  );
}
