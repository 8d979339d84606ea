import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Address } from '../../contract/address.js';
import { streetOf } from '../../contract/addressText.js';
import { AddAddressTile } from '../../ui/AddAddressTile/AddAddressTile.js';
import { AddressCard } from '../../ui/AddressCard/AddressCard.js';
import { activeAddresses } from '../../ui/AddressPicker/preferredAddress.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { usePending } from '../../ui/form/usePending.js';
import { useMessages } from '../../ui/theme/messages.js';
import { useFocusThatStays } from '../../ui/theme/useFocusThatStays.js';
import { ScreenHeading } from '../app/ScreenTitle.js';
import { useAddressEditor } from '../features/account/useAddressEditor.js';
import { useAddresses } from '../features/account/useAddresses.js';

/** Renders the saved addresses, with add, edit and remove. */
export default function AddressesRoute() {
  const { ui, web } = useMessages();
  const { addresses, failed, retrying, retry, save, remove } = useAddresses();
  const { add, edit, dialog } = useAddressEditor(save);
  const [removing, setRemoving] = useState<Address>();
  const active = activeAddresses(addresses ?? []);
  const { holder, press } = useFocusThatStays<HTMLDivElement>(
    active.map(({ _id }) => _id),
    deleteButton,
  );
  const askToRemove = (address: Address) => {
    press(address._id);
    setRemoving(address);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
      >
        <ScreenHeading>{ui.address.title}</ScreenHeading>
        <Button variant="contained" onClick={add}>
          {ui.address.add}
        </Button>
      </Stack>
      <Stack ref={holder} tabIndex={-1} role="group" aria-label={ui.address.title} sx={{ gap: 2 }}>
        {failed ? (
          <ErrorState title={web.checkout.addressesNotLoaded} onRetry={retry} retrying={retrying} />
        ) : (
          <Cards addresses={addresses && active} onEdit={edit} onDelete={askToRemove} />
        )}
        <AddAddressTile onAdd={add} />
      </Stack>
      {dialog}
      {removing && <Removal address={removing} onRemove={remove} onDone={() => setRemoving(undefined)} />}
    </Stack>
  );
}

interface CardsProps {
  addresses: readonly Address[] | undefined;
  onEdit: (address: Address) => void;
  onDelete: (address: Address) => void;
}

function Cards({ addresses, onEdit, onDelete }: CardsProps) {
  if (!addresses) return <Skeleton variant="rounded" height={132} />;
  return (
    addresses.length > 0 && (
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {addresses.map((address) => (
          <li key={address._id}>
            <AddressCard address={address} onEdit={onEdit} onDelete={onDelete} />
          </li>
        ))}
      </Box>
    )
  );
}

/** Finds the Delete button of a card. */
const deleteButton = 'button:last-of-type';

interface RemovalProps {
  address: Address;
  onRemove: (address: Address) => Promise<unknown>;
  onDone: () => void;
}

function Removal({ address, onRemove, onDone }: RemovalProps) {
  const { address: words } = useMessages().ui;
  const { removeText } = useMessages().web.account;
  const { isPending, run } = usePending();
  const confirm = () => run(() => onRemove(address).finally(onDone)); // after a failure the address is still there
  return (
    <ConfirmDialog
      open
      title={words.removeTitle}
      text={removeText}
      subject={streetOf(address)}
      confirmLabel={words.confirmRemove}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onDone}
    />
  );
}
