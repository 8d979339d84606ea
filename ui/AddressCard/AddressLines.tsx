import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
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
  return (
    <Stack
      component="address"
      spacing={0.25}
      sx={{ fontStyle: 'normal', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      <Line variant="overline" sx={muted}>
        {labelText(address, messages)}
      </Line>
      <Line variant="subtitle1">{recipient}</Line>
      <Line variant={recipient ? 'body1' : 'subtitle1'} sx={{ whiteSpace: 'pre-line' }}>
        {streetOf(address)}
      </Line>
      <Line>{landmarkText(address, messages)}</Line>
      <Line sx={muted}>
        {[city, state].filter(Boolean).join(', ')} {pincode}
      </Line>
      <Line sx={muted}>{country}</Line>
      <Line sx={muted}>{mobile && fill(words.call, { mobile })}</Line>
    </Stack>
  );
}

const muted = { color: 'text.secondary' };

function Line(line: TypographyProps) {
  return line.children ? <Typography variant="body2" component="span" {...line} /> : null;
}
