import Button from '@mui/material/Button';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { CrossIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';
import { busyWhen } from '../theme/busy.js';
import { withSx } from '../theme/styles.js';

export interface BulkAction {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Colour of the button. `danger` (red) is for actions that cannot be undone. */
  tone?: 'danger' | 'neutral' | undefined;
  /** Whether the action is running. */
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  onRun: () => void;
}

export interface BulkBarProps extends Omit<PaperProps, 'children'> {
  /** Number of chosen rows. At 0 there is no bar. */
  count: number;
  /** Actions for all chosen rows, at most four. */
  actions: readonly BulkAction[];
  /** Called to clear the selection. */
  onClear: () => void;
}

/** Offers bulk actions for the chosen rows. The bar stays in view below the list. */
export function BulkBar({ count, actions, onClear, sx, ...root }: BulkBarProps) {
  const { table } = useAdminMessages();
  if (count === 0) return null;
  const busy = actions.some(({ pending }) => pending);
  return (
    <Paper role="group" aria-label={table.bulk} variant="outlined" sx={withSx(sx, barStyles)} {...root}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flex: '1 0 auto' }}>
        <Typography role="status" component="p" variant="subtitle1" sx={tabularNumbers}>
          {fill(table.selected, { count: formatNumber(count) })}
        </Typography>
        <Button size="small" startIcon={<CrossIcon />} disabled={busy} onClick={onClear}>
          {table.clearSelection}
        </Button>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions.map(({ key, label, icon, tone, pending = false, disabled, onRun }) => (
          <Button
            key={key}
            variant="outlined"
            color={tone === 'danger' ? 'error' : 'inherit'}
            startIcon={icon}
            {...busyWhen(pending)}
            loadingPosition={icon ? 'start' : 'center'}
            disabled={disabled || (busy && !pending)}
            onClick={onRun}
            sx={{ px: { xs: 1.5, sm: 2.5 } }}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}

const barStyles = {
  position: 'sticky',
  bottom: 8,
  zIndex: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  boxShadow: 8,
} as const;
