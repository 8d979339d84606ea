import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { drawings, type DrawingName } from '../../../ui/drawings/drawings.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { ScreenTitle } from '../../app/ScreenTitle.js';

export interface ResultFrameProps {
  drawing: DrawingName;
  /** The result of the payment; also the title of the browser's tab. */
  heading: string;
  text?: string | undefined;
  /** Whether the result is still to come. */
  waiting?: boolean;
  /** The main button, above the details so that a phone shows it without scrolling. */
  action: ReactNode;
  /** Details of the order. */
  children?: ReactNode;
  /** Further links, below the details. */
  more?: ReactNode;
}

/** Renders the result of a payment. The result may change while it is shown; screen readers announce the change. */
export function ResultFrame(props: ResultFrameProps) {
  const { drawing, heading, text, waiting = false, action, children, more } = props;
  const Drawing = drawings[drawing];
  return (
    <Stack sx={{ gap: 3, maxWidth: 560, mx: 'auto', py: { xs: 2, md: 5 }, textAlign: 'center' }}>
      <ScreenTitle>{heading}</ScreenTitle>
      <Drawing sx={{ width: 132, height: 132, mx: 'auto' }} />
      <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
        {text && <Typography color="textSecondary">{text}</Typography>}
      </Box>
      {waiting && <Spinner label={heading} />}
      <Box>{action}</Box>
      {children}
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', columnGap: 2, rowGap: 1 }}>
        {more}
      </Stack>
    </Stack>
  );
}
