import { useMessages } from '../../../ui/theme/messages.js';
import { useIsOnline } from '../../app/net/onlineStatus.js';
import { CheckoutNotice } from './CheckoutNotice.js';

/** Says that an order needs a connection, while there is none. */
export function OfflineNotice() {
  const { checkout } = useMessages().web;
  if (useIsOnline()) return null;
  return <CheckoutNotice severity="warning" title={checkout.offline} text={checkout.offlineHint} />;
}
