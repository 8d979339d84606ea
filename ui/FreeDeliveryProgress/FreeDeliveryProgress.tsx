import LinearProgress from '@mui/material/LinearProgress';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type DeliveryPrices, shortOfFree, shortOfMinimum } from '../../contract/deliveryRules.js';
import { formatMoney, type Paise } from '../../contract/money.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface FreeDeliveryProgressProps extends Omit<StackProps, 'children'> {
  /** Total of the products, in paise. */
  subtotal: Paise;
  /** Minimum order and delivery prices, in paise. */
  prices: DeliveryPrices;
}

/** Says how much is missing to the minimum order, then to free delivery. Renders nothing once both are reached. */
export function FreeDeliveryProgress({ subtotal, prices, sx, ...root }: FreeDeliveryProgressProps) {
  const { delivery: words } = useMessages();
  const toOrder = shortOfMinimum(prices, subtotal);
  const missing = toOrder || shortOfFree(prices, subtotal);
  if (!missing) return null;
  const [ask, rule] = toOrder ? [words.addToOrder, words.minimum] : [words.addForFree, words.freeFrom];
  const goal = subtotal + missing;
  return (
    <Stack sx={withSx(sx, { gap: 0.75, ...tabularNumbers })} {...root}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography variant="subtitle2" component="p">
          {fill(ask, { amount: formatMoney(missing) })}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {fill(rule, { amount: formatMoney(goal) })}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        aria-label={words.progress}
        value={Math.floor((subtotal / goal) * 100)}
        color={toOrder ? 'secondary' : 'primary'}
      />
    </Stack>
  );
}
