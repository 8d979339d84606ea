import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { CartLine } from '../../contract/cart.js';
import { productLink, routes } from '../../contract/links.js';
import type { DeliveryPrices } from '../../contract/deliveryRules.js';
import type { ProductSummary } from '../../contract/product.js';
import type { ClosedNoticeProps } from '../ClosedNotice/ClosedNotice.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { useMessages } from '../theme/messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { CartContents } from './CartContents.js';

/** Renders placeholders for a few cart lines. */
function CartLineSkeletons({ sx, ...root }: Omit<BoxProps, 'children'>) {
  const { cart } = useMessages().ui;
  return (
    <Box
      role="status"
      sx={[{ display: 'flex', flexDirection: 'column', p: 2, gap: 3 }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <VisuallyHidden>{cart.loading}</VisuallyHidden>
      {[0, 1, 2].map((position) => (
        <Stack key={position} direction="row" aria-hidden sx={{ gap: 1.5, alignItems: 'center' }}>
          <Skeleton variant="rounded" width={64} height={64} />
          <Stack sx={{ flex: 1 }}>
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Stack>
          <Skeleton variant="rounded" width={90} height={36} />
        </Stack>
      ))}
    </Box>
  );
}

/** Props that the cart panel and the cart drawer share. */
export interface CartProps {
  /** Lines of the cart; undefined while they load. */
  lines: readonly CartLine[] | undefined;
  /** Called with the line and its new quantity; 0 removes the line. */
  onQuantityChange: (line: CartLine, quantity: number) => void;
  /** Called when Proceed is pressed; go to the checkout. */
  onProceed: () => void;
  /** Whether the cart could not be loaded. */
  failed?: boolean;
  /** Called to load the cart again. Without it there is no Retry button. */
  onRetry?: () => void;
  /** Link of Shop Now. Default: the home page. */
  shopHref?: string;
  /** Returns the link to a line's product. Default: `productLink`. */
  hrefOf?: (product: ProductSummary) => string;
  /** Called when Shop Now is followed, for example to close a drawer. */
  onShop?: () => void;
  /** Whether the action that Proceed started is running. Proceed cannot be pressed again meanwhile. */
  proceeding?: boolean;
  /** Minimum order and delivery prices, in paise. Default: no minimum order, and delivery is free. */
  delivery?: DeliveryPrices;
  /** Opening time and current time, if the shop is closed. */
  closed?: ClosedNoticeProps | undefined;
}

export interface CartPanelProps extends CartProps, Omit<BoxProps, 'children' | 'title'> {}

/** Renders the cart: savings, lines, bill, and a button that shows the amount. */
export function CartPanel(props: CartPanelProps) {
  const {
    lines,
    onQuantityChange,
    onProceed,
    failed = false,
    onRetry,
    shopHref = routes.home,
    hrefOf = productLink,
    onShop,
    proceeding,
    delivery,
    closed,
    sx,
    ...root
  } = props;
  const { cart } = useMessages().ui;
  if (failed) return <ErrorState sx={sx} {...root} title={cart.notLoaded} onRetry={onRetry} />;
  if (!lines) return <CartLineSkeletons sx={sx} {...root} />;
  if (lines.length === 0)
    return (
      <EmptyState
        sx={sx}
        {...root}
        drawing="basket"
        title={cart.empty}
        text={cart.emptyHint}
        action={
          <Button variant="contained" size="large" href={shopHref} onClick={onShop}>
            {cart.shopNow}
          </Button>
        }
      />
    );
  return (
    <Box
      sx={[
        { display: 'flex', flexDirection: 'column', minHeight: '100%' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    >
      <CartContents
        lines={lines}
        hrefOf={hrefOf}
        onQuantityChange={onQuantityChange}
        onProceed={onProceed}
        proceeding={proceeding}
        delivery={delivery}
        closed={closed}
      />
    </Box>
  );
}
