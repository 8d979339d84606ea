import Link from '@mui/material/Link';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CartLine } from '../../contract/cart.js';
import { productLink } from '../../contract/links.js';
import { FoodMark } from '../FoodMark/FoodMark.js';
import { Image } from '../Image/Image.js';
import { Price } from '../Price/Price.js';
import { UnitLine } from '../UnitLine/UnitLine.js';
import { LineControl } from './LineControl.js';
import { LineNotice } from './LineNotice.js';

export interface CartLineRowProps extends Omit<StackProps<'li'>, 'children'> {
  /**
   * Product, quantity, and the price of a piece when the product was added or its price last accepted. A
   * later price change is shown.
   */
  line: CartLine;
  /** Called with the new quantity; 0 removes the line. */
  onQuantityChange: (quantity: number) => void;
  /** Link of the product name. Default: `productLink`. */
  href?: string | undefined;
}

/** Renders a product of the cart. Problems with the product are explained below its name. */
export function CartLineRow(props: CartLineRowProps) {
  const { line, onQuantityChange, href = productLink(props.line.productId), sx, ...root } = props;
  const { productId: product, unavailable } = line;
  const gone = unavailable || product.stock === 0;
  return (
    <Stack
      component="li"
      direction="row"
      sx={[{ gap: 1.5, py: 1.5, flexWrap: 'wrap' }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
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
            <Link href={href} color="inherit" sx={{ fontWeight: 'inherit' }}>
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
      <LineControl line={line} onQuantityChange={onQuantityChange} />
    </Stack>
  );
}
