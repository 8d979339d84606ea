import Box, { type BoxProps } from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { drawings, type DrawingName } from '../drawings/drawings.js';
import { withSx } from '../theme/styles.js';

export interface EmptyStateProps extends Omit<BoxProps, 'children' | 'title'> {
  /**
   * Name of the drawing, chosen by what is missing: a basket, a search, orders, an address. `spilled` is for
   * errors (`ErrorState`).
   */
  drawing?: DrawingName;
  /** One sentence that says what is missing. */
  title: ReactNode;
  /** What the customer can do next. */
  text?: string;
  /** Props of the button for the next step, such as a link to the shop. It is contained unless they say otherwise. */
  buttonProps?: ButtonProps | undefined;
  /** Other content in place of that button. */
  action?: ReactNode;
}

/** Says that a list or page is still empty, and what the customer can do next. */
export function EmptyState(props: EmptyStateProps) {
  const { drawing = 'basket', title, text, buttonProps, action, sx, ...root } = props;
  const Drawing = drawings[drawing];
  const next = action ?? (buttonProps && <Button variant="contained" {...buttonProps} />);
  return (
    <Box
      sx={withSx(sx, {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: { xs: 5, md: 7 },
        mx: 'auto',
        maxWidth: 420,
        overflowWrap: 'anywhere',
      })}
      {...root}
    >
      <Drawing sx={{ width: 148, height: 148, mb: 1 }} />
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>{text}</Typography>}
      {next && <Stack sx={{ mt: 2 }}>{next}</Stack>}
    </Box>
  );
}
