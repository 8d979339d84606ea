import { useRef } from 'react';
import { labelText, streetOf } from '../../../contract/addressText.js';
import type { DeliveryPromise } from '../../../contract/delivery.js';
import { activeAddresses } from '../../../ui/AddressPicker/preferredAddress.js';
import { DeliveryPlaceDialog, type SavedPlace } from '../../../ui/DeliveryPlaceDialog/DeliveryPlaceDialog.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { deliveryApi } from '../../app/delivery.js';
import { useSessionUserId } from '../../app/session/useSession.js';
import { useAppDispatch } from '../../app/store.js';
import { chosenPlace, pincodeOf } from './deliveryPlace.js';
import { useAddresses } from './useAddresses.js';

export interface PlaceDialogProps {
  open: boolean;
  /** The current place, and what the shop promises for it. */
  pincode: string | undefined;
  promise: DeliveryPromise | undefined;
  onClose: () => void;
}

/** Returns the places of the customer's addresses, each PIN code once. */
const useSavedPlaces = (): SavedPlace[] => {
  const messages = useMessages();
  const { addresses = [] } = useAddresses();
  const lines = new Map<string, string>();
  for (const address of activeAddresses(addresses)) {
    const pincode = pincodeOf(address);
    if (pincode && !lines.has(pincode)) lines.set(pincode, labelText(address, messages) || streetOf(address));
  }
  return [...lines].map(([pincode, line]) => ({ pincode, line }));
};

/** Renders the dialog of the delivery place. It closes when the shop delivers to the chosen one. */
export default function PlaceDialog({ open, pincode, promise, onClose }: PlaceDialogProps) {
  const dispatch = useAppDispatch();
  const userId = useSessionUserId();
  const places = useSavedPlaces();
  const choices = useRef(0);
  const close = () => {
    choices.current += 1;
    onClose();
  };
  const choose = async (chosen: string) => {
    const choice = (choices.current += 1);
    const asked = deliveryApi.endpoints.getPromise.initiate(
      { pincode: chosen },
      { forceRefetch: true, subscribe: false },
    );
    const { served } = await dispatch(asked).unwrap();
    if (choice !== choices.current) return; // closed meanwhile
    chosenPlace.write(userId, [chosen]);
    if (served) close();
  };
  return (
    <DeliveryPlaceDialog
      open={open}
      pincode={pincode}
      notServed={promise?.served === false ? pincode : undefined}
      places={places}
      onChoose={choose}
      onClose={close}
    />
  );
}
