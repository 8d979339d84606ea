import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { drawings, type DrawingName } from '../drawings/drawings.js';

export interface EmptyStateProps {
  drawing?: DrawingName;
  /** One sentence. */
  title: string;
  text?: string;
  /** The one way on: a button. */
  action?: ReactNode;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ drawing = 'basket', title, text, action }: EmptyStateProps) {
  const Drawing = drawings[drawing];
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: { xs: 5, md: 7 },
        mx: 'auto',
        maxWidth: 420,
      }}
    >
      <Drawing sx={{ width: 148, height: 148, mb: 1 }} />
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>{text}</Typography>}
      {action && <Stack sx={{ mt: 2 }}>{action}</Stack>}
    </Stack>
  );
}
