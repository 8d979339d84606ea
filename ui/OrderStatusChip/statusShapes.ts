import type SvgIcon from '@mui/material/SvgIcon';
import type { ShownStatus } from '../../contract/codes.js';
import type { Order } from '../../contract/order.js';
import { BoxIcon, CashIcon, CheckIcon, CrossIcon, ReceiptIcon, ScooterIcon } from '../icons/accountIcons.js';
import { HistoryIcon } from '../icons/dashboardIcons.js';
import { AlertIcon, BackIcon } from '../icons/shopIcons.js';

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
