import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { counted } from '../../../ui/theme/counted.js';
import { useMessages } from '../../../ui/theme/messages.js';

export interface ListHeadingProps {
  children: string;
  /** The number of products in the whole list; undefined until counted. */
  count: number | undefined;
  /** A note before the count. */
  note?: ReactNode;
}

/** Renders a list's heading and count, which screen readers announce on a change. */
export function ListHeading({ children, count, note }: ListHeadingProps) {
  const { browse } = useMessages().ui;
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ overflowWrap: 'anywhere', minHeight: '1lh' }}
      >
        {note}
        {count !== undefined && counted(browse.product, browse.products, count)}
      </Typography>
    </Stack>
  );
}
