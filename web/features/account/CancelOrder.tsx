import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatRupees } from '../../../contract/money.js';
import type { Order } from '../../../contract/order.js';
import { fill } from '../../../contract/messages/fill.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { accountApi } from './accountApi.js';

/**
 * Renders a button that cancels an order after a confirmation. If the order was packed meanwhile, shows the
 * shop's error and loads the order again.
 */
export function CancelOrder({ order: { orderId, payment_status, totalAmt } }: { order: Order }) {
  const { account, orderPages } = useMessages().web;
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = accountApi.useCancelOrderMutation();
  const money =
    payment_status === 'paid'
      ? fill(orderPages.cancelPaid, { amount: formatRupees(totalAmt) })
      : orderPages.cancelUnpaid;
  const confirm = async () => {
    await cancel({ orderId });
    setAsking(false);
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {account.cancelOrder}
      </Button>
      <ConfirmDialog
        open={asking}
        title={account.cancelTitle}
        text={`${orderPages.cancelSoon} ${money}`}
        subject={orderId}
        confirmLabel={account.cancelOrder}
        cancelLabel={account.keepOrder}
        pending={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
