import Chip, { type ChipProps } from '@mui/material/Chip';
import type SvgIcon from '@mui/material/SvgIcon';
import type { OrderStatus } from '../../contract/order.js';
import { BoxIcon, CheckIcon, CrossIcon, ReceiptIcon, ScooterIcon } from '../icons/accountIcons.js';
import { useTexts } from '../theme/texts.js';

const shapes: Record<OrderStatus, typeof SvgIcon> = {
  placed: ReceiptIcon,
  packed: BoxIcon,
  out_for_delivery: ScooterIcon,
  delivered: CheckIcon,
  cancelled: CrossIcon,
};

const tones: Record<OrderStatus, string> = {
  placed: 'soft.info',
  packed: 'soft.info',
  out_for_delivery: 'soft.secondary',
  delivered: 'soft.primary',
  cancelled: 'soft.error',
};

export interface OrderStatusChipProps extends Omit<ChipProps, 'icon' | 'label' | 'color'> {
  status: OrderStatus;
}

/** How far an order is: a word and a shape, then a colour. */
export function OrderStatusChip({ status, sx, ...root }: OrderStatusChipProps) {
  const { orders } = useTexts().ui;
  const Shape = shapes[status];
  return (
    <Chip
      icon={<Shape fontSize="small" color="inherit" />}
      label={orders.status[status]}
      sx={[{ '&&': { bgcolor: tones[status], color: 'text.primary' } }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    />
  );
}
