import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney, type Paise } from '../../contract/money.js';
import { TagIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface SavingsBannerProps {
  /** Amount that the discounts take off, in paise. The banner is hidden at 0. */
  savings: Paise;
}

/** Shows how much the customer saves. */
export function SavingsBanner({ savings }: SavingsBannerProps) {
  const { cart } = useMessages().ui;
  if (savings <= 0) return null;
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        bgcolor: 'soft.secondary',
        color: 'savings',
      }}
    >
      <TagIcon fontSize="small" />
      <Typography variant="subtitle2" component="p" sx={{ flex: 1 }}>
        {cart.savings}
      </Typography>
      <Typography component="p" sx={{ ...tabularNumbers, typography: 'h5' }}>
        {formatMoney(savings)}
      </Typography>
    </Stack>
  );
}
