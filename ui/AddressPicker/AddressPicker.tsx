import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Address } from '../../contract/address.js';
import { fill } from '../../contract/messages/fill.js';
import { AddAddressTile } from '../AddAddressTile/AddAddressTile.js';
import { AddressLines } from '../AddressCard/AddressLines.js';
import { useMessages } from '../theme/messages.js';
import { radius } from '../theme/tokens.js';
import { line } from '../theme/styles.js';
import { AlertIcon } from '../icons/shopIcons.js';
import { activeAddresses, preferredAddress } from './preferredAddress.js';

/** Says that the shop does not deliver to the PIN code. */
function NotServed({ pincode }: { pincode: string }) {
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

const Choice = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  margin: 0,
  padding: theme.spacing(1, 2, 1.5, 0.5),
  border: `${line.hair} ${theme.vars.palette.divider}`,
  borderRadius: radius.large,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.outline },
  '&:has(input:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.soft.primary,
    boxShadow: `${line.inside} ${theme.vars.palette.primary.main}`,
  },
  '& .MuiFormControlLabel-label': { paddingTop: theme.spacing(1), minWidth: 0 },
}));

export interface AddressPickerProps {
  /** All addresses of the customer. Removed addresses are not offered. */
  addresses: readonly Address[];
  /** Id of the chosen address. Default: the `preferredAddress`. */
  value?: string | undefined;
  /** Called with the id of the newly chosen address. */
  onChange: (addressId: string) => void;
  /** Returns whether the shop delivers to the address; if not, a note says so. Default: it delivers everywhere. */
  isServed?: (address: Address) => boolean;
  /** Called when the customer wants to add an address. */
  onAdd: () => void;
}

/** Lets the customer choose the delivery address: active addresses as radio buttons, and a tile for a new one. */
export function AddressPicker({ addresses, value, onChange, isServed, onAdd }: AddressPickerProps) {
  const { address: words } = useMessages().ui;
  const id = useId();
  const chosen = value ?? preferredAddress(addresses)?._id;
  return (
    <FormControl sx={{ width: '100%' }}>
      <FormLabel id={id} sx={{ typography: 'h4', color: 'text.primary', mb: 1.5 }}>
        {words.choose}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? null}
        onChange={(_event, next) => onChange(next)}
        sx={{ gap: 1.5, mb: 1.5 }}
      >
        {activeAddresses(addresses).map((address) => (
          <Choice
            key={address._id}
            value={address._id}
            control={<Radio />}
            label={
              <>
                <AddressLines address={address} />
                {isServed?.(address) === false && <NotServed pincode={address.pincode} />}
              </>
            }
          />
        ))}
      </RadioGroup>
      <AddAddressTile onAdd={onAdd} />
    </FormControl>
  );
}
