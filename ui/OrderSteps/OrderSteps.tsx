import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatRupees, type Rupees } from '../../contract/money.js';
import type { OrderStatus } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import { statusShapes } from '../OrderStatusChip/statusShapes.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { busyWhen } from '../theme/busy.js';
import { CancelDialog, type CancelWhy } from './CancelDialog.js';

export interface OrderStepsProps extends Omit<StackProps, 'children'> {
  /** The order's readable number, for the question before it is cancelled. */
  number: string;
  /** The states it may go to now, as the API says; the first is the usual one. */
  next: readonly OrderStatus[];
  /** With the wanted state; `cancelled` only after asking once more, and with the reason. */
  onStep: (status: OrderStatus, why?: CancelWhy) => void;
  /** The step that is on its way: nothing can be pressed. */
  pending?: OrderStatus | undefined;
  /** What goes back to the customer when it is cancelled, in rupees. */
  refund?: Rupees | undefined;
}

/** What can be done with an order now, and nothing else. */
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
      sx={[{ flexWrap: 'wrap', gap: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}
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
        key={asked} // each time without what was chosen before
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
