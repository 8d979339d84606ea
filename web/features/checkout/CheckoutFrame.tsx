import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { routes } from '../../../contract/links.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { belowHeader } from '../../../ui/theme/styles.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useFocusThatFollows } from '../../../ui/theme/useFocusThatFollows.js';

export interface CheckoutFrameProps {
  /** The loading state of the cart. */
  status: 'loading' | 'ready' | 'failed';
  empty: boolean;
  /** Whether an order was placed a moment ago, which may explain the empty cart. */
  justOrdered: boolean;
  onRetry: () => void;
  /** Whether a retry is running. */
  retrying?: boolean;
  /** Shown below the heading, above everything else. */
  notice: ReactNode;
  address: ReactNode;
  cart: ReactNode;
  payment: ReactNode;
}

const twoColumns = {
  display: 'grid',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(20rem, 2fr)' },
  alignItems: 'start',
};

/**
 * Renders the checkout on one page: address and lines on the left, the bill on the right. When the last line is removed,
 * the heading takes the focus.
 */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { status, empty, justOrdered, onRetry, retrying, notice, ...parts } = props;
  const { ui, web } = useMessages();
  const { pressed, follow } = useFocusThatFollows<HTMLHeadingElement>(empty);
  return (
    <Stack sx={{ gap: 2 }} onClickCapture={pressed}>
      <Typography ref={follow} tabIndex={-1} variant="h2" component="h1">
        {web.checkout.title}
      </Typography>
      {notice}
      {status === 'failed' && <ErrorState title={ui.cart.notLoaded} onRetry={onRetry} retrying={retrying} />}
      {status === 'loading' && <Spinner label={ui.cart.loading} />}
      {status === 'ready' && (empty ? <NothingToPay justOrdered={justOrdered} /> : <Columns {...parts} />)}
    </Stack>
  );
}

function Columns({ address, cart, payment }: Pick<CheckoutFrameProps, 'address' | 'cart' | 'payment'>) {
  const { checkout } = useMessages().web;
  return (
    <Box sx={twoColumns}>
      <Stack sx={{ gap: { xs: 2, md: 4 } }}>
        {address}
        <Box component="section" aria-label={checkout.items}>
          <Typography variant="h4" component="h2">
            {checkout.items}
          </Typography>
          {cart}
        </Box>
      </Stack>
      <Paper
        component="section"
        variant="outlined"
        tabIndex={-1} // takes the focus of a notice that is solved
        aria-label={checkout.payBy}
        sx={{ p: { xs: 2, md: 3 }, position: { md: 'sticky' }, top: { md: belowHeader } }}
      >
        {payment}
      </Paper>
    </Box>
  );
}

function NothingToPay({ justOrdered }: Pick<CheckoutFrameProps, 'justOrdered'>) {
  const { ui, web } = useMessages();
  if (justOrdered)
    return (
      <EmptyState
        drawing="orders"
        title={web.checkout.empty}
        text={web.checkout.justOrdered}
        buttonProps={{ href: routes.orders, children: ui.account.orders }}
      />
    );
  return (
    <EmptyState
      title={web.checkout.empty}
      text={ui.cart.emptyHint}
      buttonProps={{ href: routes.home, children: ui.cart.shopNow }}
    />
  );
}
