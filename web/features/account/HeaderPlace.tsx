import { lazy, Suspense, useState } from 'react';
import { DeliveryPlace } from '../../../ui/DeliveryPlace/DeliveryPlace.js';
import { promiseText } from '../../../ui/DeliveryPlace/promiseText.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useDeliveryPromise } from '../../app/delivery.js';
import { words } from '../../app/language/locale.js';
import { waitingForShop } from '../../app/net/code.js';
import { tryAgain } from '../../app/net/onlineStatus.js';
import { notice } from '../../app/notices.js';
import { useDeliveryPlace } from './deliveryPlace.js';

const tellAway = () => notice.failure(words().web.net.offline);
const PlaceDialog = lazy(
  waitingForShop(() => import('./PlaceDialog.js').then((file) => ({ default: file.PlaceDialog })), tellAway),
);

/**
 * Renders the header's delivery place with what the shop promises for it. The dialog's code loads when it first opens.
 */
export function HeaderPlace() {
  const messages = useMessages();
  const pincode = useDeliveryPlace();
  const { promise, at, loading } = useDeliveryPromise(pincode);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    if (wanted) void tryAgain();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <DeliveryPlace
        pincode={pincode}
        promise={promise && promiseText(promise, messages, at)}
        loading={loading}
        onClick={show}
      />
      {wanted && (
        <Suspense>
          <PlaceDialog open={open} promise={promise} pincode={pincode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
