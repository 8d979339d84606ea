import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ShownStatus } from '../../contract/codes.js';
import { useMessages } from '../theme/messages.js';
import { statusShapes } from './statusShapes.js';

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
      sx={[{ '&&': { bgcolor: tones[status], color: 'text.primary' } }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    />
  );
}
