import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { langOf } from '../../contract/languages.js';
import type { CartLine } from '../../contract/cart.js';
import { productLink } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { discountedPrice, formatMoney, toPaise, buyable, lineAmount } from '../../contract/money.js';
import { FoodMark } from '../FoodMark/FoodMark.js';
import { Image } from '../Image/Image.js';
import { Price } from '../Price/Price.js';
import { QuantityStepper, type StepperLabels } from '../QuantityStepper/QuantityStepper.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { UnitLine, nameWithUnit } from '../UnitLine/UnitLine.js';
import { withSx } from '../theme/styles.js';

export interface CartLineRowProps extends Omit<StackProps<'li'>, 'children'> {
  /**
   * Product, quantity, and the price of a piece when the product was added or its price last accepted. A
   * later price change is shown.
   */
  line: CartLine;
  /** Called with the new quantity; 0 removes the line. */
  onQuantityChange: (quantity: number) => void;
  /** Largest quantity. Default: the stock. Too little stock is told anyway. */
  max?: number;
  /** Sentences of the stepper, where the quantity is not that of the cart. */
  labels?: StepperLabels;
  /** Link of the product name. Default: `productLink`. */
  href?: string | undefined;
}

/** Renders a product of the cart. Problems with the product are explained below its name. */
export function CartLineRow(props: CartLineRowProps) {
  const {
    line,
    onQuantityChange,
    max,
    labels,
    href = productLink(props.line.productId),
    sx,
    ...root
  } = props;
  const { productId: product, unavailable } = line;
  const gone = unavailable || product.stock === 0;
  return (
    <Stack component="li" direction="row" sx={withSx(sx, { gap: 1.5, py: 1.5, flexWrap: 'wrap' })} {...root}>
      <Image
        src={product.image[0]}
        name={product.name}
        dimmed={gone}
        sizes="4rem"
        sx={{ width: 64, height: 64, flex: 'none' }}
      />
      <Stack sx={{ flex: '1 1 7rem', minWidth: 0, gap: 0.25 }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {unavailable ? (
            product.name
          ) : (
            <Link href={href} color="inherit" lang={langOf(product)} sx={{ fontWeight: 'inherit' }}>
              {product.name}
            </Link>
          )}
        </Typography>
        <Stack direction="row" sx={{ gap: 0.75, alignItems: 'flex-start' }}>
          <FoodMark food={product.food} size="small" sx={{ mt: '0.2em' }} />
          <UnitLine product={product} />
        </Stack>
        {!gone && <Price price={product.price} discount={product.discount} size="small" hideOffer />}
        <LineNotice line={line} />
      </Stack>
      <LineControl {...{ line, max, labels, onQuantityChange }} />
    </Stack>
  );
}

/**
 * Explains problems of the line: product unavailable, stock too low, or price higher or lower than when the
 * customer added the product or last accepted the price.
 */
function LineNotice({ line }: { line: CartLine }) {
  const { cart, product: words } = useMessages().ui;
  const { productId: product, quantity, unavailable } = line;
  if (unavailable) return <Notice color="error.main">{cart.unavailable}</Notice>;
  if (product.stock === 0) return <Notice color="error.main">{words.outOfStock}</Notice>;
  const before = toPaise(line.seenPrice);
  const now = discountedPrice(toPaise(product.price), product.discount);
  const sentence = now > before ? cart.priceRose : cart.priceFell;
  return (
    <>
      {quantity >= product.stock && (
        <Notice color={quantity > product.stock ? 'error.main' : 'text.secondary'}>
          {fill(words.onlyLeft, { count: product.stock })}
        </Notice>
      )}
      {now !== before && (
        <Notice color={now > before ? 'error.main' : 'primary.main'}>
          {fill(sentence, { before: formatMoney(before), now: formatMoney(now) })}
        </Notice>
      )}
    </>
  );
}

function Notice({ color, children }: { color: string; children: string }) {
  return (
    <Typography variant="caption" role="status" sx={{ color, fontWeight: 'fontWeightMedium' }}>
      {children}
    </Typography>
  );
}

type LineControlProps = Pick<CartLineRowProps, 'line' | 'onQuantityChange'> &
  Record<'max', number | undefined> &
  Record<'labels', StepperLabels | undefined>;

/**
 * Shows the stepper, and the line's amount if the quantity is above 1. A product that cannot be bought only
 * gets Remove.
 */
function LineControl(props: LineControlProps) {
  const { cart, product: words } = useMessages().ui;
  const { line, onQuantityChange, labels = words } = props;
  const { productId: product, quantity, unavailable } = line;
  if (unavailable || product.stock === 0)
    return (
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-label={fill(labels.remove, { name: nameWithUnit(product) })}
        onClick={() => onQuantityChange(0)}
        sx={{ flex: 'none', alignSelf: 'center', ml: 'auto' }}
      >
        {cart.remove}
      </Button>
    );
  const amount = lineAmount({
    price: toPaise(product.price),
    discount: product.discount,
    quantity: buyable(line),
  });
  return (
    <Stack sx={{ flex: 'none', alignSelf: 'center', alignItems: 'flex-end', gap: 0.5, ml: 'auto' }}>
      <QuantityStepper
        label={nameWithUnit(product)}
        value={quantity}
        max={props.max ?? product.stock}
        labels={labels}
        size="small"
        onChange={onQuantityChange}
      />
      {quantity > 1 && (
        <Typography variant="caption" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
          {formatMoney(amount)}
        </Typography>
      )}
    </Stack>
  );
}
