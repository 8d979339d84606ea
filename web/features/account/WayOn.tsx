import Button from '@mui/material/Button';
import { orderLink, routes } from '../../../contract/links.js';
import { useMessages } from '../../../ui/theme/messages.js';

interface WayOnProps {
  /** Whether the button is the main one of its screen; only the main button is filled. */
  main?: boolean | undefined;
}

function LinkButton({ main = false, ...button }: WayOnProps & { href: string; children: string }) {
  return <Button size="large" variant={main ? 'contained' : 'text'} {...button} />;
}

export function HomeButton({ main }: WayOnProps) {
  const { goHome } = useMessages().web;
  return (
    <LinkButton main={main} href={routes.home}>
      {goHome}
    </LinkButton>
  );
}

export function CheckoutButton({ main }: WayOnProps) {
  const { result } = useMessages().web;
  return (
    <LinkButton main={main} href={routes.checkout}>
      {result.backToCheckout}
    </LinkButton>
  );
}

/** Renders a link to an order. Its label says to track the order, or only to view it if `tracked` is false. */
export function OrderButton({ main, orderId, tracked }: WayOnProps & { orderId: string; tracked: boolean }) {
  const { orderPages } = useMessages().web;
  return (
    <LinkButton main={main} href={orderLink(orderId)}>
      {tracked ? orderPages.track : orderPages.view}
    </LinkButton>
  );
}

export function OrdersButton() {
  const { account } = useMessages().ui;
  return <LinkButton href={routes.orders}>{account.orders}</LinkButton>;
}

export function PayButton({ main, url }: WayOnProps & { url: string }) {
  const { paymentNotice } = useMessages().ui;
  return (
    <LinkButton main={main} href={url}>
      {paymentNotice.payNow}
    </LinkButton>
  );
}
