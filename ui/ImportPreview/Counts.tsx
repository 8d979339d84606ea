import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PencilIcon, PlusIcon } from '../icons/accountIcons.js';
import { DashIcon } from '../icons/dashboardIcons.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';
import type { ImportCounts } from './importRows.js';

const countStyles = [
  { key: 'new', Shape: PlusIcon, wash: 'soft.primary' },
  { key: 'changed', Shape: PencilIcon, wash: 'soft.info' },
  { key: 'unchanged', Shape: DashIcon, wash: 'background.default' },
  { key: 'bad', Shape: AlertIcon, wash: 'soft.error' },
] as const;

/** Shows how many products an import would add, change or leave unchanged, and how many rows are bad. */
export function Counts({ counts }: { counts: ImportCounts }) {
  const { importing } = useAdminMessages();
  return (
    <Box component="dl" aria-label={importing.counts} sx={listStyles}>
      {countStyles.map(({ key, Shape, wash }) => (
        <Box
          key={key}
          sx={{ ...tileStyles, bgcolor: key === 'bad' && counts.bad === 0 ? 'background.default' : wash }}
        >
          <Typography
            component="dt"
            variant="body2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
          >
            <Shape fontSize="small" />
            {importing[key]}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ ...tabularNumbers, m: 0 }}>
            {formatNumber(counts[key])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 1,
  m: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
} as const;

const tileStyles = { px: 2, py: 1.5, borderRadius: 1, border: 1, borderColor: 'divider' } as const;
