import Button from '@mui/material/Button';
import { formatRupees } from '../../../contract/money.js';
import type { Order } from '../../../contract/order.js';
import type { PageMessages } from '../../../contract/messages/page/en.js';
import { fill } from '../../../contract/messages/fill.js';
import { ShareIcon } from '../../../ui/icons/accountIcons.js';
import { nameWithUnit } from '../../../ui/UnitLine/nameWithUnit.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { notice } from '../../app/notices.js';

/**
 * Returns an order as text to share: without the address, and without a link, because nobody else could open
 * it.
 */
const asText = (order: Order, { ui, web: { orderPages } }: PageMessages): string =>
  [
    fill(orderPages.shareTitle, { number: order.orderId }),
    ...order.lines.map((line) => fill(ui.orders.line, { count: line.quantity, name: nameWithUnit(line) })),
    fill(orderPages.shareTotal, { total: formatRupees(order.totalAmt) }),
  ].join('\n');

const isCalledOff = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Shares an order with another app, or copies it where the browser cannot share. */
export function ShareOrder({ order }: { order: Order }) {
  const messages = useMessages();
  const { orderPages } = messages.web;
  const share = async () => {
    const text = asText(order, messages);
    // missing in some browsers, and over plain http
    const { share: handOver, clipboard } = navigator as Partial<Navigator>;
    try {
      if (handOver) await handOver.call(navigator, { text });
      else if (clipboard) await clipboard.writeText(text).then(() => notice.success(orderPages.copied));
      else notice.failure(orderPages.notCopied);
    } catch (error) {
      if (!isCalledOff(error)) notice.failure(orderPages.notCopied);
    }
  };
  return (
    <Button startIcon={<ShareIcon />} onClick={() => void share()}>
      {orderPages.share}
    </Button>
  );
}
