import Button from '@mui/material/Button';
import type { Call } from '../../contract/calls.js';
import type { Order } from '../../contract/order.js';
import { busyWhen } from '../../ui/theme/busy.js';
import { useMessages } from '../../ui/theme/messages.js';
import { useDownload } from './net/useDownload.js';
import { notice } from './notices.js';

export interface InvoiceButtonProps {
  /** The API call that returns the invoice: the one for customers or the one for admins. */
  call: Call;
  order: Pick<Order, 'orderId' | 'invoice'>;
}

/** Renders a button that downloads an order's invoice as a PDF; before the delivery it is a proforma. */
export function InvoiceButton({ call, order: { orderId, invoice } }: InvoiceButtonProps) {
  const words = useMessages().web.orderPages;
  const { pending, save } = useDownload(call, `invoice-${orderId}.pdf`, { orderId });
  const fetchIt = async () => {
    const failure = await save();
    if (failure) notice.failure(`${words.invoiceNotDownloaded} (${failure.message})`);
  };
  return (
    <Button
      variant="outlined"
      {...busyWhen(pending)}
      onClick={() => void fetchIt()}
      sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
    >
      {invoice ? words.downloadInvoice : words.downloadProforma}
    </Button>
  );
}
