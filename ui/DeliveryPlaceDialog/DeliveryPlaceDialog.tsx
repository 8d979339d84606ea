import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { placeInput } from '../../contract/address.js';
import { fill } from '../../contract/messages/fill.js';
import { useContractForm } from '../form/useContractForm.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useMessages } from '../theme/messages.js';

/** A place that the customer has an address at. */
export interface SavedPlace {
  pincode: string;
  /** The first line of the address. */
  line: string;
}

export interface DeliveryPlaceDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The PIN code that the form starts with. */
  pincode?: string | undefined;
  /** A PIN code to which the shop does not deliver. The dialog says so, and offers to go on without one. */
  notServed?: string | undefined;
  /** Places of the customer's addresses, to choose with one press. */
  places?: readonly SavedPlace[];
  /** Sets the place. Resolves when the shop has answered, rejects with the API error. The parent closes the dialog. */
  onChoose: (pincode: string) => Promise<unknown>;
  /** Called on Escape, the cross, or Keep browsing. */
  onClose: () => void;
}

/** Asks where to deliver: a PIN code, or the place of one of the customer's addresses. */
export function DeliveryPlaceDialog({ open, onClose, ...form }: DeliveryPlaceDialogProps) {
  const { place } = useMessages().delivery;
  return (
    <FormDialog open={open} title={place.title} onClose={onClose} maxWidth="xs">
      <PlaceForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

function PlaceForm({
  pincode = '',
  notServed,
  places = [],
  onChoose,
  onClose,
}: Omit<DeliveryPlaceDialogProps, 'open'>) {
  const { place } = useMessages().delivery;
  const { control, frame, pending, setValue, submit } = useContractForm({
    schema: placeInput,
    defaultValues: { pincode },
    onSubmit: (values) => onChoose(values.pincode),
  });
  const choose = (chosen: string) => {
    setValue('pincode', chosen);
    submit();
  };
  return (
    <FormFrame {...frame} label={place.title}>
      {notServed !== undefined && (
        <Alert severity="warning">
          <Typography variant="subtitle2" component="p">
            {fill(place.notServed, { pincode: notServed })}
          </Typography>
          <Typography variant="body2">{place.notServedHint}</Typography>
        </Alert>
      )}
      <FormTextField
        control={control}
        name="pincode"
        label={place.pincode}
        hint={place.hint}
        autoFocus
        autoComplete="postal-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
      />
      <SavedPlaces places={places} disabled={pending} onChoose={choose} />
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {notServed !== undefined && (
          <Button size="large" onClick={onClose}>
            {place.browse}
          </Button>
        )}
        <SubmitButton pending={pending}>{place.check}</SubmitButton>
      </Stack>
    </FormFrame>
  );
}

interface SavedPlacesProps {
  places: readonly SavedPlace[];
  disabled: boolean;
  onChoose: (pincode: string) => void;
}

function SavedPlaces({ places, disabled, onChoose }: SavedPlacesProps) {
  const { place } = useMessages().delivery;
  if (!places.length) return null;
  return (
    <Stack component="ul" aria-label={place.addresses} sx={{ gap: 1 }}>
      {places.map(({ pincode, line }) => (
        <li key={pincode}>
          <Button
            variant="outlined"
            fullWidth
            disabled={disabled}
            sx={{ justifyContent: 'flex-start', gap: 1, textAlign: 'start' }}
            onClick={() => onChoose(pincode)}
          >
            {pincode}
            <Typography component="span" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {line}
            </Typography>
          </Button>
        </li>
      ))}
    </Stack>
  );
}
