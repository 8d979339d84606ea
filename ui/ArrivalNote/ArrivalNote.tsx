import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeliverySlotWire } from '../../contract/delivery.js';
import { slotText } from '../../contract/slotText.js';
import { fill } from '../../contract/messages/fill.js';
import { ScooterIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface ArrivalNoteProps extends Omit<StackProps, 'children'> {
  /** Minutes until an order placed now would arrive, including the time for earlier orders that still wait. */
  minutes: number;
  /** Delivery time that the customer has chosen, shown in place of the minutes. */
  chosenSlot?: DeliverySlotWire | undefined;
}

/**
 * Says in how many minutes an order placed now would arrive, or at which chosen time. Unlike `DeliveryBadge`,
 * it includes the time for earlier orders that still wait.
 */
export function ArrivalNote({ minutes, chosenSlot, sx, ...root }: ArrivalNoteProps) {
  const { delivery, language } = useMessages();
  return (
    <Stack direction="row" sx={withSx(sx, { gap: 1, alignItems: 'center', ...tabularNumbers })} {...root}>
      <ScooterIcon color="primary" fontSize="small" />
      <Typography variant="body2">
        {chosenSlot
          ? fill(delivery.time.arrives, { slot: slotText(chosenSlot, language) })
          : fill(delivery.arrives, { minutes })}
      </Typography>
    </Stack>
  );
}
