import Button from '@mui/material/Button';
import { orderLink, routes } from '../../../contract/links.js';
import { useMessages } from '../../../ui/theme/messages.js';

interface WayOnProps {
  /** Whether the button is the main one of its screen; only the main button is filled. */
  main?: boolean;
}

const buttonProps = (main: boolean) => ({
  size: 'large' as const,
  ...(main && { variant: 'contained' as const }),
});

export function HomeButton({ main = false }: WayOnProps) {
  const { goHome } = useMessages().web;
  return (
    <Button {...buttonProps(main)} href={routes.home}>
      {goHome}
    </Button>
  );
}

export function CheckoutButton({ main = false }: WayOnProps) {
  const { result } = useMessages().web;
  return (
    <Button {...buttonProps(main)} href={routes.checkout}>
      {result.backToCheckout}
    </Button>
  );
}

/** Renders a link to an order. Its label says to track the order, or only to view it if `tracked` is false. */
export function OrderButton({
  main = false,
  orderId,
  tracked,
}: WayOnProps & { orderId: string; tracked: boolean }) {
  const { orderPages } = useMessages().web;
  return (
    <Button {...buttonProps(main)} href={orderLink(orderId)}>
      {tracked ? orderPages.track : orderPages.view}
    </Button>
  );
}

export function OrdersButton() {
  const { account } = useMessages().ui;
  return (
    <Button size="large" href={routes.orders}>
      {account.orders}
    </Button>
  );
}

export function PayButton({ main = false, url }: WayOnProps & { url: string }) {
  const { paymentNotice } = useMessages().ui;
  return (
    <Button {...buttonProps(main)} href={url}>
      {paymentNotice.payNow}
    </Button>
  );
}
