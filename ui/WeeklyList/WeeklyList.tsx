import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CartLine } from '../../contract/cart.js';
import { limits } from '../../contract/limits.js';
import { productLink } from '../../contract/links.js';
import { billOfCart, formatMoney } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import { CartLineRow } from '../CartLineRow/CartLineRow.js';
import { CartLineSkeletons } from '../CartLineRow/CartLineSkeletons.js';
import { ErrorState } from '../ErrorState/ErrorState.js';
import { BasketIcon } from '../icons/shopIcons.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';
import { line as borderLine, withSx } from '../theme/styles.js';
import { tabularNumbers } from '../theme/typography.js';
import { useFocusThatStays } from '../theme/useFocusThatStays.js';

export interface WeeklyListProps extends Omit<BoxProps, 'children'> {
  /** Lines of the list, as those of a cart; undefined while they load. */
  lines: readonly CartLine[] | undefined;
  /** Called with the line and its new quantity; 0 removes the line. */
  onQuantityChange: (line: CartLine, quantity: number) => void;
  /** Called when "Add all to cart" is pressed. */
  onAddAll: () => void;
  /** Whether the lines are being added to the cart. The button cannot be pressed again meanwhile. */
  adding?: boolean;
  /** Whether the list could not be loaded. */
  failed?: boolean;
  /** Called to load the list again. Without it there is no Retry button. */
  onRetry?: () => void;
  /** Whether the retry is running. Retry is disabled meanwhile. */
  retrying?: boolean;
  /** Returns the link to a line's product. Default: `productLink`. */
  hrefOf?: (product: ProductSummary) => string;
}

const frame = {
  border: borderLine.hair,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

/** Renders what a customer buys every week, with one button that puts all of it into the cart. */
export function WeeklyList(props: WeeklyListProps) {
  const {
    lines,
    onQuantityChange,
    onAddAll,
    adding = false,
    failed = false,
    onRetry,
    retrying,
    hrefOf = productLink,
    sx,
    ...root
  } = props;
  const { saved } = useMessages().ui;
  const { holder, press } = useFocusThatStays<HTMLDivElement>((lines ?? []).map(({ _id }) => _id));
  if (failed)
    return <ErrorState sx={sx} {...root} title={saved.notLoaded} onRetry={onRetry} retrying={retrying} />;
  if (!lines) return <CartLineSkeletons label={saved.loading} sx={withSx(sx, frame)} {...root} />;
  if (lines.length === 0)
    return (
      <Box ref={holder} tabIndex={-1} sx={withSx(sx, frame, { p: 2.5, borderStyle: 'dashed' })} {...root}>
        <Typography variant="subtitle2" component="p">
          {saved.listEmpty}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {saved.listEmptyHint}
        </Typography>
      </Box>
    );
  const bill = billOfCart(lines);
  const change = (line: CartLine, quantity: number) => {
    press(line._id);
    onQuantityChange(line, Math.min(quantity, limits.quantity));
  };
  return (
    <Box ref={holder} sx={withSx(sx, frame, { px: 2, pb: 2 })} {...root}>
      <Box component="ul" sx={listStyles}>
        {lines.map((line) => (
          <CartLineRow
            key={line._id}
            line={line}
            max={limits.quantity}
            labels={saved}
            href={hrefOf(line.productId)}
            onQuantityChange={(quantity) => change(line, quantity)}
          />
        ))}
      </Box>
      <Stack
        direction="row"
        sx={{ ...tabularNumbers, justifyContent: 'space-between', py: 1.5, typography: 'subtitle1' }}
      >
        <span>{saved.total}</span>
        <span>{formatMoney(bill.total)}</span>
      </Stack>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={bill.quantity === 0}
        startIcon={<BasketIcon />}
        {...busyWhen(adding)}
        loadingPosition="start"
        onClick={onAddAll}
      >
        {saved.addAll}
      </Button>
    </Box>
  );
}

const listStyles = {
  borderBottom: 1,
  borderColor: 'divider',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
