import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { ScooterIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface ArrivalNoteProps extends Omit<StackProps, 'children'> {
  /**
   * Minutes until an order placed now would arrive, including the time for earlier orders that still wait.
   */
  minutes: number;
}

/**
 * Says in how many minutes an order placed now would arrive. Unlike `DeliveryBadge`, it includes the time for
 * earlier orders that still wait.
 */
export function ArrivalNote({ minutes, sx, ...root }: ArrivalNoteProps) {
  const { delivery } = useMessages();
  return (
    <Stack direction="row" sx={withSx(sx, { gap: 1, alignItems: 'center', ...tabularNumbers })} {...root}>
      <ScooterIcon color="primary" fontSize="small" />
      <Typography variant="body2">{fill(delivery.arrives, { minutes })}</Typography>
    </Stack>
  );
}
