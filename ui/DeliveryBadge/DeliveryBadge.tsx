import Stack, { type StackProps } from '@mui/material/Stack';
import { fill } from '../../contract/messages/fill.js';
import { BoltIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';

export interface DeliveryBadgeProps extends Omit<StackProps, 'children'> {
  /** Delivery time in minutes. */
  minutes?: number;
  /** `small` on cards, `medium` on the product page. */
  size?: 'small' | 'medium';
}

/** Shows the promised delivery time: "10 Min". */
export function DeliveryBadge({ minutes = 10, size = 'medium', sx, ...root }: DeliveryBadgeProps) {
  const { product } = useMessages().ui;
  return (
    <Stack
      component="span"
      direction="row"
      sx={withSx(sx, {
        alignItems: 'center',
        width: 'fit-content',
        gap: 0.25,
        pl: 0.5,
        pr: 1,
        py: 0.25,
        borderRadius: 0.75,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: size === 'small' ? 'caption' : 'subtitle2',
        fontWeight: 'fontWeightBold',
      })}
      {...root}
    >
      <BoltIcon sx={{ fontSize: '1.15em', color: 'primary.main' }} />
      {fill(size === 'small' ? product.minutesSmall : product.minutes, { minutes })}
    </Stack>
  );
}
