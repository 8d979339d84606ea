import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { CartLine } from '../../contract/cart.js';
import { productLink, routes } from '../../contract/links.js';
import {
  type DeliveryPrices,
  billDelivered,
  shortOfMinimum,
  usualRules,
} from '../../contract/deliveryRules.js';
import { formatMoney } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import { BillDetails } from '../BillDetails/BillDetails.js';
import { CartLineRow } from '../CartLineRow/CartLineRow.js';
import { CartLineSkeletons } from '../CartLineRow/CartLineSkeletons.js';
import { type ClosedNoticeProps, ClosedNotice } from '../ClosedNotice/ClosedNotice.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { FreeDeliveryProgress } from '../FreeDeliveryProgress/FreeDeliveryProgress.js';
import { ForwardIcon } from '../icons/shopIcons.js';
import { SavingsBanner } from '../SavingsBanner/SavingsBanner.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { useFocusThatStays } from '../theme/useFocusThatStays.js';
import { withSx } from '../theme/styles.js';

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
  /** Whether the retry is running. Retry is disabled meanwhile. */
  retrying?: boolean;
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
  /** Whether the delivery prices are not known yet: then the amounts are without delivery, and say so. */
  deliveryPending?: boolean;
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
    retrying,
    shopHref = routes.home,
    hrefOf = productLink,
    onShop,
    proceeding,
    delivery,
    deliveryPending,
    closed,
    sx,
    ...root
  } = props;
  const { cart } = useMessages().ui;
  const ids = (lines ?? []).map(({ productId }) => productId._id);
  const { holder, press } = useFocusThatStays<HTMLDivElement>(ids);
  if (failed)
    return <ErrorState sx={sx} {...root} title={cart.notLoaded} onRetry={onRetry} retrying={retrying} />;
  if (!lines) return <CartLineSkeletons label={cart.loading} sx={sx} {...root} />;
  if (lines.length === 0)
    return (
      <EmptyState
        ref={holder}
        tabIndex={-1}
        sx={sx}
        {...root}
        drawing="basket"
        title={cart.empty}
        text={cart.emptyHint}
        buttonProps={{ size: 'large', href: shopHref, onClick: onShop, children: cart.shopNow }}
      />
    );
  return (
    <Box
      ref={holder}
      sx={withSx(sx, { display: 'flex', flexDirection: 'column', minHeight: '100%' })}
      {...root}
    >
      <CartContents
        lines={lines}
        hrefOf={hrefOf}
        onQuantityChange={(line, quantity) => {
          press(line.productId._id);
          onQuantityChange(line, quantity);
        }}
        onProceed={onProceed}
        proceeding={proceeding}
        delivery={delivery}
        deliveryPending={deliveryPending}
        closed={closed}
      />
    </Box>
  );
}

interface CartContentsProps extends Pick<
  CartProps,
  'onQuantityChange' | 'onProceed' | 'deliveryPending' | 'closed'
> {
  lines: NonNullable<CartProps['lines']>;
  hrefOf: NonNullable<CartProps['hrefOf']>;
  proceeding: boolean | undefined;
  delivery: CartProps['delivery'];
}

/** Renders the content of a cart that is not empty. */
function CartContents({
  lines,
  hrefOf,
  onQuantityChange,
  onProceed,
  proceeding,
  delivery = usualRules,
  deliveryPending,
  closed,
}: CartContentsProps) {
  const { cart } = useMessages().ui;
  const goal = useId();
  const bill = billDelivered(lines, delivery);
  const short = bill.quantity > 0 && shortOfMinimum(delivery, bill.subtotal) > 0;
  return (
    <>
      <Stack sx={{ flex: 1, p: 2, gap: 2 }}>
        {closed && <ClosedNotice {...closed} />}
        <SavingsBanner savings={bill.savings} deliverySaved={bill.deliverySaved} />
        <Box component="ul" sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {lines.map((line) => (
            <CartLineRow
              key={line.productId._id}
              line={line}
              href={hrefOf(line.productId)}
              onQuantityChange={(quantity) => onQuantityChange(line, quantity)}
            />
          ))}
        </Box>
        <Divider />
        <BillDetails bill={bill} deliveryPending={deliveryPending} />
      </Stack>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          p: 2,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {bill.quantity > 0 && (
          <FreeDeliveryProgress id={goal} subtotal={bill.subtotal} prices={delivery} sx={{ mb: 1.5 }} />
        )}
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={bill.quantity === 0 || short}
          aria-describedby={short ? goal : undefined}
          {...busyWhen(proceeding ?? false)}
          loadingPosition="end"
          endIcon={<ForwardIcon />}
          onClick={onProceed}
          sx={{ ...tabularNumbers, justifyContent: 'space-between' }}
        >
          {!deliveryPending && <span>{formatMoney(bill.total)}</span>}
          <Box component="span" sx={{ ml: 'auto' }}>
            {cart.proceed}
          </Box>
        </Button>
      </Box>
    </>
  );
}
