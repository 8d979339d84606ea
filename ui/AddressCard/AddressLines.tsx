import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Address } from '../../contract/address.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';

export interface AddressLinesProps {
  /**
   * The address. Line breaks are kept and empty fields are left out; after account deletion only the state,
   * PIN code and country of an order's address are left.
   */
  address: Pick<Address, 'address_line' | 'city' | 'state' | 'pincode' | 'country' | 'mobile'>;
}

/** Renders an address in the form in which it is written on a parcel. */
export function AddressLines({ address }: AddressLinesProps) {
  const { address: words } = useMessages().ui;
  const { address_line, city, state, pincode, country, mobile } = address;
  return (
    <Stack
      component="address"
      spacing={0.25}
      sx={{ fontStyle: 'normal', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {address_line && (
        <Typography variant="subtitle1" component="span" sx={{ whiteSpace: 'pre-line' }}>
          {address_line}
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
