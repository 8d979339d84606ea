import { lazy, Suspense } from 'react';
import { DeliveryPlace } from '../../../ui/DeliveryPlace/DeliveryPlace.js';
import { promiseText } from '../../../ui/DeliveryPlace/promiseText.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useDeliveryPromise } from '../../app/delivery.js';
import { forOverlay, useLateOverlay } from '../../app/lateOverlay.js';
import { useDeliveryPlace } from './deliveryPlace.js';

const PlaceDialog = lazy(forOverlay(() => import('./PlaceDialog.js')));

/**
 * Renders the header's delivery place with what the shop promises for it. The dialog's code loads when it first opens.
 */
export function HeaderPlace() {
  const messages = useMessages();
  const pincode = useDeliveryPlace();
  const { promise, at, loading } = useDeliveryPromise(pincode);
  const { isOpen, isWanted, open, close } = useLateOverlay();
  return (
    <>
      <DeliveryPlace
        pincode={pincode}
        promise={promise && promiseText(promise, messages, at)}
        loading={loading}
        onClick={open}
      />
      {isWanted && (
        <Suspense>
          <PlaceDialog open={isOpen} promise={promise} pincode={pincode} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
