import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../../ui/theme/messages.js';
import { LinkState } from '../app/RouterLink.js';
import { useSession } from '../app/session/useSession.js';
import { Waiting } from '../app/ScreenOnItsWay.js';
import { PaidOrder } from '../features/account/PaidOrder.js';
import { ResultFrame } from '../features/account/ResultFrame.js';
import { HomeButton, OrdersButton } from '../features/account/WayOn.js';
import { orderText, readResultState } from '../features/checkout/resultState.js';

/** Renders `/success`: the heading "{text} Successfully", and the order if it is known. */
export default function SuccessRoute() {
  const { state, search, pathname } = useLocation();
  const { result, account, orderPages } = useMessages().web;
  const session = useSession();
  const { text: passed, orderId } = readResultState(state, search);
  const text = passed === orderText ? result.order : passed;
  if (!orderId) return <Done heading={fill(result.success, { text: text ?? result.payment })} />;
  if (session === 'unknown') return <Waiting />;
  if (session === 'customer') return <PaidOrder key={orderId} orderId={orderId} text={text} />;
  return (
    <ResultFrame
      drawing="orders"
      heading={fill(orderPages.loginToSee, { number: orderId })}
      action={
        <LinkState value={{ from: pathname + search }}>
          <Button variant="contained" size="large" href={routes.login}>
            {account.login}
          </Button>
        </LinkState>
      }
      more={<HomeButton />}
    />
  );
}

function Done({ heading }: { heading: string }) {
  const session = useSession();
  return (
    <ResultFrame
      drawing="orders"
      heading={heading}
      action={<HomeButton main />}
      more={session === 'customer' && <OrdersButton />}
    />
  );
}
