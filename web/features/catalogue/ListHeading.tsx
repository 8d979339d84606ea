import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { counted } from '../../../ui/theme/counted.js';
import { useMessages } from '../../../ui/theme/messages.js';

export interface ListHeadingProps {
  children: string;
  /** The number of products in the whole list; undefined until counted. */
  count: number | undefined;
  /** Whether the count is of an earlier request, while the current one loads. */
  outdated?: boolean;
  /** A note before the count. */
  note?: ReactNode;
}

/** Renders a list's heading and count, which screen readers announce on a change. */
export function ListHeading({ children, count, outdated, note }: ListHeadingProps) {
  const { browse, product } = useMessages().ui;
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
        {outdated ? product.loading : count !== undefined && counted(browse.product, browse.products, count)}
      </Typography>
    </Stack>
  );
}
