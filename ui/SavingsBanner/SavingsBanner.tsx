import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { formatMoney, type Paise } from '../../contract/money.js';
import { TagIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface SavingsBannerProps {
  /** Amount that the discounts take off, in paise. The banner is hidden if both amounts are 0. */
  savings: Paise;
  /** Delivery charge that the order is large enough not to pay, in paise. It is told beside the savings. */
  deliverySaved?: Paise;
}

/** Shows how much the customer saves. */
export function SavingsBanner({ savings, deliverySaved = 0 }: SavingsBannerProps) {
  const { cart } = useMessages().ui;
  if (savings <= 0 && deliverySaved <= 0) return null;
  const delivery = fill(savings > 0 ? cart.deliverySavedToo : cart.deliverySaved, {
    amount: formatMoney(deliverySaved),
  });
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
      <Box sx={{ flex: 1, ...tabularNumbers }}>
        {savings > 0 && (
          <Typography variant="subtitle2" component="p">
            {cart.savings}
          </Typography>
        )}
        {deliverySaved > 0 && (
          <Typography variant={savings > 0 ? 'body2' : 'subtitle2'} component="p">
            {delivery}
          </Typography>
        )}
      </Box>
      {savings > 0 && (
        <Typography component="p" sx={{ ...tabularNumbers, typography: 'h5', alignSelf: 'flex-start' }}>
          {formatMoney(savings)}
        </Typography>
      )}
    </Stack>
  );
}
