import { useParams } from 'react-router-dom';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { SandboxCheckout } from '../features/checkout/SandboxCheckout.js';

/** `/sandbox-payment/:session`: where a shop without a payment provider leads to. */
export default function SandboxPaymentRoute() {
  const { sandbox } = useMessages().ui;
  const { session = '' } = useParams();
  return (
    <>
      <ScreenTitle>{sandbox.title}</ScreenTitle>
      <SandboxCheckout key={session} session={session} />
    </>
  );
}
