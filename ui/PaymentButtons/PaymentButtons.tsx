import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney, type Paise } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/order.js';
import { CardIcon, CashIcon } from '../icons/accountIcons.js';
import { useTexts } from '../theme/texts.js';
import { tabularFigures } from '../theme/typography.js';

export interface PaymentButtonsProps extends Omit<StackProps, 'children'> {
  /** Payable, in paise; stands on both buttons. */
  total: Paise;
  /** With the way chosen. */
  onPay: (method: PaymentMethod) => void;
  /** Which of the two is on its way: neither can be pressed then. */
  pending?: PaymentMethod | undefined;
  /** Something is missing before an order can be placed. */
  disabled?: boolean;
  /** Whether this shop takes online payments; where not, it says so and cash comes first. */
  onlineAvailable?: boolean;
}

/** The last step, which says its amount: pay now, or at the door (S-051). */
export function PaymentButtons(props: PaymentButtonsProps) {
  const { total, onPay, pending, disabled = false, onlineAvailable = true, ...root } = props;
  const { payment } = useTexts().ui;
  const amount = <span style={{ ...tabularFigures, whiteSpace: 'nowrap' }}>{formatMoney(total)}</span>;
  const still = disabled || pending !== undefined;
  const between = { justifyContent: 'space-between', '& .MuiButton-startIcon': { mr: 1 } };
  return (
    <Stack spacing={1.5} {...root}>
      <Button
        variant="contained"
        size="large"
        startIcon={<CardIcon />}
        loading={pending === 'online'}
        loadingPosition="start"
        disabled={still || !onlineAvailable}
        onClick={() => onPay('online')}
        sx={between}
      >
        <span style={{ flex: 1, textAlign: 'start' }}>{payment.online}</span> {amount}
      </Button>
      {!onlineAvailable && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {payment.noOnline}
        </Typography>
      )}
      <Button
        variant={onlineAvailable ? 'outlined' : 'contained'}
        size="large"
        startIcon={<CashIcon />}
        loading={pending === 'cod'}
        loadingPosition="start"
        disabled={still}
        onClick={() => onPay('cod')}
        sx={between}
      >
        <span style={{ flex: 1, textAlign: 'start' }}>{payment.cashOnDelivery}</span> {amount}
      </Button>
    </Stack>
  );
}
