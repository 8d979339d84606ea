import Box from '@mui/material/Box';
import { type ShownStatus, shownStatuses } from '../../contract/codes.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { TabRow } from './TabRow.js';

export type StatusChoice = ShownStatus | 'all';

export interface StatusTabsProps {
  /** Number of orders for each status. A missing status shows no number. */
  counts: Partial<Record<StatusChoice, number>>;
  /** The selected status, or `all`. */
  value: StatusChoice;
  /** Called with the selected status. */
  onChange: (value: StatusChoice) => void;
  /** The id of the element with `role="tabpanel"` that shows the orders. */
  panelId?: string | undefined;
}

const choices: readonly StatusChoice[] = ['all', ...shownStatuses];

/** Filters orders by status. The tabs stand in the sequence of the statuses and show the number of orders. */
export function StatusTabs({ counts, value, onChange, panelId }: StatusTabsProps) {
  const { orders } = useAdminMessages();
  const { status } = useMessages().ui.orders;
  const tabs = choices.map((choice) => ({
    value: choice,
    label: <CountedLabel label={choice === 'all' ? orders.all : status[choice]} count={counts[choice]} />,
  }));
  return <TabRow label={orders.statuses} tabs={tabs} value={value} onChange={onChange} panelId={panelId} />;
}

export interface CountedLabelProps {
  label: string;
  count: number | undefined;
}

/** The label of a tab with the number of its rows. */
export function CountedLabel({ label, count }: CountedLabelProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', minHeight: 28 }}>
      {label}{' '}
      {count !== undefined && (
        <Box component="span" sx={countStyles}>
          {formatNumber(count)}
        </Box>
      )}
    </Box>
  );
}

const countStyles = {
  ...tabularNumbers,
  typography: 'caption',
  color: 'text.primary',
  bgcolor: 'soft.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 0.75,
  py: 0.25,
  ml: 0.5,
} as const;
