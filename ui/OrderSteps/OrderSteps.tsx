import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatRupees, type Rupees } from '../../contract/money.js';
import type { OrderStatus } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import { statusShapes } from '../OrderStatusChip/OrderStatusChip.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { busyWhen } from '../theme/busy.js';
import { CancelDialog, type CancelWhy } from './CancelDialog.js';
import { withSx } from '../theme/styles.js';

export interface OrderStepsProps extends Omit<StackProps, 'children'> {
  /** The order's readable number, shown in the confirmation of a cancellation. */
  number: string;
  /** Statuses to which the API allows the order to change now. The first is the usual next step. */
  next: readonly OrderStatus[];
  /** Called with the chosen status. For `cancelled` it is called after a confirmation, with the reason. */
  onStep: (status: OrderStatus, why?: CancelWhy) => void;
  /** The new status while it is being saved. No button can be pressed meanwhile. */
  pending?: OrderStatus | undefined;
  /** The amount that the customer gets back after a cancellation, in rupees. */
  refund?: Rupees | undefined;
}

/** Shows a button for each status to which an order can change now. */
export function OrderSteps({ number, next, onStep, pending, refund, sx, ...root }: OrderStepsProps) {
  const { orders } = useAdminMessages();
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(0);
  const ask = () => {
    setAsked(asked + 1);
    setAsking(true);
  };
  if (next.length === 0)
    return (
      <Typography tabIndex={-1} sx={{ color: 'text.secondary' }}>
        {orders.noSteps}
      </Typography>
    );
  return (
    <Stack
      role="group"
      aria-label={orders.steps}
      direction="row"
      sx={withSx(sx, { flexWrap: 'wrap', gap: 1 })}
      {...root}
    >
      {next.map((status, position) => (
        <StepButton
          key={status}
          status={status}
          usual={position === 0}
          pending={pending}
          onClick={() => (status === 'cancelled' ? ask() : onStep(status))}
        />
      ))}
      <CancelDialog
        key={asked} // a new key clears the earlier choices
        open={asking}
        text={
          refund
            ? `${orders.cancelText} ${fill(orders.cancelPaid, { amount: formatRupees(refund) })}`
            : orders.cancelText
        }
        subject={number}
        onCancel={() => setAsking(false)}
        onConfirm={(why) => {
          setAsking(false);
          onStep('cancelled', why);
        }}
      />
    </Stack>
  );
}

interface StepButtonProps {
  status: OrderStatus;
  usual: boolean;
  pending: OrderStatus | undefined;
  onClick: () => void;
}

function StepButton({ status, usual, pending, onClick }: StepButtonProps) {
  const { orders } = useAdminMessages();
  const Shape = statusShapes[status];
  const ends = status === 'cancelled';
  return (
    <Button
      variant={usual && !ends ? 'contained' : 'outlined'}
      color={ends ? 'error' : 'primary'}
      startIcon={<Shape />}
      {...busyWhen(pending === status)}
      loadingPosition="start"
      disabled={pending !== undefined}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault(); // a key held down would take the next step too
      }}
      onClick={onClick}
    >
      {orders.step[status]}
    </Button>
  );
}
