import type SvgIcon from '@mui/material/SvgIcon';
import type { OrderStatus } from '../../contract/order.js';
import { BoxIcon, CheckIcon, CrossIcon, ReceiptIcon, ScooterIcon } from '../icons/accountIcons.js';

/** The shape of each state of an order, the same wherever it is shown. */
export const statusShapes: Record<OrderStatus, typeof SvgIcon> = {
  placed: ReceiptIcon,
  packed: BoxIcon,
  out_for_delivery: ScooterIcon,
  delivered: CheckIcon,
  cancelled: CrossIcon,
};
