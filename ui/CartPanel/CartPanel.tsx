import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CartLine } from '../../contract/cart.js';
import { productLink, routes } from '../../contract/links.js';
import type { DeliveryPrices } from '../../contract/deliveryRules.js';
import type { ProductSummary } from '../../contract/product.js';
import type { ClosedNoticeProps } from '../ClosedNotice/ClosedNotice.js';
import { CartLineSkeletons } from './CartLineSkeletons.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { useMessages } from '../theme/messages.js';
import { CartContents } from './CartContents.js';

/** What a cart shows and tells, as a panel or as a drawer. */
export interface CartProps {
  /** What is in the cart; undefined while they are on their way. */
  lines: readonly CartLine[] | undefined;
  /** With the line and its wanted count; 0 removes it. */
  onQuantityChange: (line: CartLine, quantity: number) => void;
  /** Proceed was pressed: to the checkout. */
  onProceed: () => void;
  /** The cart could not be loaded. */
  failed?: boolean;
  /** Offers Retry where it could not be loaded. */
  onRetry?: () => void;
  /** Where Shop Now leads; without it, home. */
  shopHref?: string;
  /** Where a line's product is; without it, its page in this shop: `productLink`. */
  hrefOf?: (product: ProductSummary) => string;
  /** Called when Shop Now is followed: a drawer closes. */
  onShop?: () => void;
  /** Proceed is under way: it cannot be pressed again. */
  proceeding?: boolean;
  /** What an order has to reach and what its delivery costs, in paise; without them any order goes, free of charge. */
  delivery?: DeliveryPrices;
  /** The shop is closed: when it opens, and what time it is now. */
  closed?: ClosedNoticeProps | undefined;
}

export interface CartPanelProps extends CartProps, Omit<BoxProps, 'children' | 'title'> {}

/** The cart as one calm column: savings, lines, the bill, one big button that says the amount (S-030, S-031). */
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
