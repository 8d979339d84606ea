import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Address } from '../../contract/address.js';
import { streetOf } from '../../contract/addressText.js';
import { fill } from '../../contract/messages/fill.js';
import { BinIcon, PencilIcon } from '../icons/accountIcons.js';
import { CheckIcon } from '../icons/shopIcons.js';
import { useMessages } from '../theme/messages.js';
import { AddressLines } from './AddressLines.js';
import { withSx } from '../theme/styles.js';

export interface AddressCardProps extends Omit<PaperProps, 'onSelect'> {
  /** An address of the customer. Leave out removed addresses (`status: false`) in the parent component. */
  address: Address;
  /** Called with the address when Edit is pressed. */
  onEdit: (address: Address) => void;
  /** Called with the address when Delete is pressed. Ask for confirmation in the parent component. */
  onDelete: (address: Address) => void;
}

/** Renders a saved address with its Edit and Delete buttons. */
export function AddressCard({ address, onEdit, onDelete, sx, ...root }: AddressCardProps) {
  const { address: words } = useMessages().ui;
  const named = { address: streetOf(address) };
  return (
    <Paper variant="outlined" sx={withSx(sx, { p: 2, pl: 2.5 })} {...root}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Stack spacing={1} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
          {address.isDefault && <Chip size="small" icon={<CheckIcon />} label={words.default} />}
          <AddressLines address={address} />
        </Stack>
        <Stack direction="row" sx={{ flexShrink: 0 }}>
          <IconButton aria-label={fill(words.edit, named)} onClick={() => onEdit(address)}>
            <PencilIcon fontSize="small" />
          </IconButton>
          <IconButton color="error" aria-label={fill(words.remove, named)} onClick={() => onDelete(address)}>
            <BinIcon fontSize="small" />
          </IconButton>
        </Stack>
      </Stack>
    </Paper>
  );
}
