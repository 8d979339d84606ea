import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatMoney, type Paise } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/order.js';
import { CardIcon, CashIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { busyWhen } from '../theme/busy.js';

export interface PaymentButtonsProps extends Omit<StackProps, 'children'> {
  /** Amount to pay in paise, shown on both buttons; undefined while it is not known. */
  total: Paise | undefined;
  /** Called with the chosen payment method. */
  onPay: (method: PaymentMethod) => void;
  /** The payment method that is being submitted. Neither button can be pressed meanwhile. */
  pending?: PaymentMethod | undefined;
  /** Whether an order cannot be placed yet, for example without an address. */
  disabled?: boolean;
  /** Whether the shop accepts online payments. If not, a text says so and the button for cash comes first. */
  onlineAvailable?: boolean;
}

/** Shows the last step of the checkout: pay online now, or cash on delivery, each with the amount. */
export function PaymentButtons(props: PaymentButtonsProps) {
  const { total, onPay, pending, disabled = false, onlineAvailable = true, ...root } = props;
  const { payment } = useMessages().ui;
  const amount = total !== undefined && (
    <span style={{ ...tabularNumbers, whiteSpace: 'nowrap' }}>{formatMoney(total)}</span>
  );
  const reason = useId();
  const button = (method: PaymentMethod, isFirst: boolean) => ({
    variant: isFirst ? ('contained' as const) : ('outlined' as const),
    size: 'large' as const,
    ...busyWhen(pending === method),
    loadingPosition: 'start' as const,
    disabled: disabled || pending !== undefined,
    onClick: () => onPay(method),
    sx: { justifyContent: 'space-between', '& .MuiButton-startIcon': { mr: 1 } },
  });
  const cash = (
    <Button key="cod" {...button('cod', !onlineAvailable)} startIcon={<CashIcon />}>
      <span style={{ flex: 1, textAlign: 'start' }}>{payment.cashOnDelivery}</span> {amount}
    </Button>
  );
  const online = (
    <Button
      key="online"
      {...button('online', onlineAvailable)}
      {...(!onlineAvailable && { disabled: true, 'aria-describedby': reason })}
      startIcon={<CardIcon />}
    >
      <span style={{ flex: 1, textAlign: 'start' }}>{payment.online}</span> {amount}
    </Button>
  );
  return (
    <Stack spacing={1.5} {...root}>
      {onlineAvailable ? [online, cash] : [cash, online]}
      {!onlineAvailable && (
        <Typography id={reason} variant="body2" sx={{ color: 'text.secondary' }}>
          {payment.noOnline}
        </Typography>
      )}
    </Stack>
  );
}
