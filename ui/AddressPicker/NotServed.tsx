import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';

/** Says that the shop does not deliver to the PIN code. */
export function NotServed({ pincode }: { pincode: string }) {
  const { delivery } = useMessages();
  return (
    <Stack direction="row" sx={{ gap: 0.75, mt: 0.75, alignItems: 'center', color: 'error.main' }}>
      <AlertIcon fontSize="small" />
      <Typography variant="subtitle2" component="span">
        {fill(delivery.notServed, { pincode })}
      </Typography>
    </Stack>
  );
}
