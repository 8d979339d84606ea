import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Address } from '../../contract/address.js';
import { labelText, landmarkText, streetOf } from '../../contract/addressText.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';

export interface AddressLinesProps {
  /**
   * The address. Line breaks are kept and empty fields are left out; after account deletion only the state,
   * PIN code and country of an order's address are left.
   */
  address: Omit<Address, '_id' | 'userId' | 'isDefault' | 'status'>;
}

/** Renders an address in the form in which it is written on a parcel. */
export function AddressLines({ address }: AddressLinesProps) {
  const messages = useMessages();
  const { address: words } = messages.ui;
  const { recipient, city, state, pincode, country, mobile } = address;
  const [label, street] = [labelText(address, messages), streetOf(address)];
  const landmark = landmarkText(address, messages);
  return (
    <Stack
      component="address"
      spacing={0.25}
      sx={{ fontStyle: 'normal', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {label && (
        <Typography variant="overline" component="span" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
      )}
      {recipient && (
        <Typography variant="subtitle1" component="span">
          {recipient}
        </Typography>
      )}
      {street && (
        <Typography
          variant={recipient ? 'body1' : 'subtitle1'}
          component="span"
          sx={{ whiteSpace: 'pre-line' }}
        >
          {street}
        </Typography>
      )}
      {landmark && (
        <Typography variant="body2" component="span">
          {landmark}
        </Typography>
      )}
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {[city, state].filter(Boolean).join(', ')} {pincode}
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {country}
      </Typography>
      {mobile && (
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {fill(words.call, { mobile })}
        </Typography>
      )}
    </Stack>
  );
}
