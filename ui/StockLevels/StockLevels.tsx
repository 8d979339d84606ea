import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { type ToggleButtonGroupProps } from '@mui/material/ToggleButtonGroup';
import { stockLevels } from '../../contract/codes.js';
import type { StockLevel } from '../../contract/productTable.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';

export interface StockLevelsProps extends Omit<
  ToggleButtonGroupProps,
  'children' | 'value' | 'onChange' | 'exclusive'
> {
  /** Number of products for each level. A missing level shows no number. */
  counts: Partial<Record<StockLevel, number>>;
  /** The selected level, or `all`. */
  value: StockLevel;
  /** Called with the selected level. */
  onChange: (value: StockLevel) => void;
}

/** Filters products by stock: all, low stock or sold out, with the number of products for each. */
export function StockLevels({ counts, value, onChange, ...root }: StockLevelsProps) {
  const { stock } = useAdminMessages();
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={stock.levels}
      value={value}
      onChange={(_event, next: StockLevel | null) => next && onChange(next)}
      {...root}
    >
      {stockLevels.map((level) => (
        <ToggleButton key={level} value={level} sx={levelStyles}>
          {stock[level]}{' '}
          {counts[level] !== undefined && (
            <Box component="span" sx={countStyles}>
              {formatNumber(counts[level])}
            </Box>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const levelStyles = { px: 1.5, gap: 1, textTransform: 'none', color: 'text.primary' } as const;
const countStyles = { ...tabularNumbers, color: 'text.secondary', typography: 'body2' } as const;
