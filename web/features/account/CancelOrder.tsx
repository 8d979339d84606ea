import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { useTexts } from '../../../ui/theme/texts.js';
import { accountApi } from './accountApi.js';

/** Takes an order back, after asking once more. Where it was packed meanwhile, the refusal is told and the order shown anew. */
export function CancelOrder({ orderId }: { orderId: string }) {
  const { account } = useTexts().web;
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = accountApi.useCancelOrderMutation();
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
        text={account.cancelText}
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
