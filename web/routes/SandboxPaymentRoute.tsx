import { useParams } from 'react-router-dom';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { SandboxCheckout } from '../features/checkout/SandboxCheckout.js';

/** Renders `/sandbox-payment/:session`, the payment page of a shop without a payment provider. */
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
