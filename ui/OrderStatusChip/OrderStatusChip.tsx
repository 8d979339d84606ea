import Chip, { type ChipProps } from '@mui/material/Chip';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ShownStatus } from '../../contract/codes.js';
import type { Order } from '../../contract/order.js';
import { BoxIcon, CashIcon, ReceiptIcon, ScooterIcon } from '../icons/accountIcons.js';
import { AlertIcon, BackIcon, CheckIcon, CrossIcon, HistoryIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';

const tones: Record<ShownStatus, string> = {
  payment_pending: 'soft.secondary',
  placed: 'soft.info',
  packed: 'soft.info',
  out_for_delivery: 'soft.secondary',
  delivered: 'soft.primary',
  cancelled: 'soft.error',
};

export interface OrderStatusChipProps extends Omit<ChipProps, 'icon' | 'label' | 'color'> {
  /** Status of the order, from `shownStatus(order)`. `out_for_delivery` is shown as "On the way". */
  status: ShownStatus;
  /** `small` in rows and on cards, otherwise `medium` (default). */
  size?: ChipProps['size'];
}

/** Shows the status of an order as a word with an icon. The colour alone never tells the status. */
export function OrderStatusChip({ status, sx, ...root }: OrderStatusChipProps) {
  const { orders } = useMessages().ui;
  const Shape = statusShapes[status];
  return (
    <Chip
      icon={<Shape fontSize="small" color="inherit" />}
      label={orders.status[status]}
      sx={withSx(sx, { '&&': { bgcolor: tones[status], color: 'text.primary' } })}
      {...root}
    />
  );
}

/** Icons of the order statuses, the same wherever a status is shown. */
export const statusShapes: Record<ShownStatus, typeof SvgIcon> = {
  payment_pending: HistoryIcon,
  placed: ReceiptIcon,
  packed: BoxIcon,
  out_for_delivery: ScooterIcon,
  delivered: CheckIcon,
  cancelled: CrossIcon,
};

/** Icons of the payment statuses. */
export const paymentShapes: Record<Order['payment_status'], typeof SvgIcon> = {
  due: CashIcon,
  awaiting: HistoryIcon,
  paid: CheckIcon,
  failed: AlertIcon,
  expired: AlertIcon,
  refunded: BackIcon,
};
