import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { fill } from '../../contract/messages/fill.js';
import { CrossIcon } from '../icons/accountIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface FilterBadgeProps {
  label: string;
  /** Value of the filter, as display text. */
  value: string;
  /** Called with the element beside which the filter's editor opens. */
  onEdit: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

/** Renders an active filter. Pressing the badge edits the filter, its cross removes the filter. */
export function FilterBadge({ label, value, onEdit, onRemove }: FilterBadgeProps) {
  const { table } = useAdminMessages();
  return (
    <Stack component="li" direction="row" sx={badgeStyles}>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="true"
        aria-label={fill(table.changeFilter, { label, value })}
        onClick={(event) => onEdit(event.currentTarget)}
        sx={{
          fontWeight: 'fontWeightMedium',
          minWidth: 0,
          pr: 0.5,
          overflowWrap: 'anywhere',
          textAlign: 'start',
        }}
      >
        {fill(table.filter, { label, value })}
      </Button>
      <IconButton size="small" aria-label={fill(table.removeFilter, { label, value })} onClick={onRemove}>
        <CrossIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

const badgeStyles = {
  alignItems: 'center',
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'soft.primary',
} as const;
