import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { withSx } from '../theme/styles.js';

export interface PanelProps extends Omit<PaperProps, 'title'> {
  /** Heading of the panel, one level below the heading of the screen. */
  title: string;
  /** Controls beside the heading that change how the panel's content is shown. */
  actions?: ReactNode;
  /** Content below the heading, stacked with gaps of 16 px. */
  children?: ReactNode;
}

/** Groups a part of a screen under its own heading. */
export function Panel({ title, actions, children, sx, ...root }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={withSx(sx, panelStyles)} {...root}>
      <Box sx={headStyles}>
        <Typography id={id} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Paper>
  );
}

const panelStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: { xs: 2, md: 3 },
  minWidth: 0,
} as const;
const headStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;
