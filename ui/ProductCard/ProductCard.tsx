import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { productLink } from '../../contract/links.js';
import type { ProductSummary } from '../../contract/product.js';
import { AddToCart } from '../AddToCart/AddToCart.js';
import { Highlight } from '../Highlight/Highlight.js';
import { Price } from '../Price/Price.js';
import { twoLines } from '../theme/clamped.js';
import { useMessages } from '../theme/messages.js';
import { nameWithUnit } from '../UnitLine/nameWithUnit.js';
import { UnitLine } from '../UnitLine/UnitLine.js';
import { cardBody, cardFrame, cardWords, controlSpace, fillsCard } from './cardStyles.js';
import { ProductTile } from './ProductTile.js';

export interface ProductCardProps extends Omit<CardProps<'article'>, 'children'> {
  /** A product from one of the API's lists; stock 0 means sold out. */
  product: ProductSummary;
  /** Quantity in the cart. */
  quantity?: number;
  /** Called with the new quantity; 0 removes the product from the cart. */
  onQuantityChange: (quantity: number) => void;
  /** Promised delivery time in minutes. */
  minutes?: number;
  /**
   * Whether the image loads at once instead of when it comes near the screen. Use it for the first row of
   * cards.
   */
  eager?: boolean;
  /** Searched words, or beginnings of words, that are highlighted in the name. */
  marks?: readonly string[] | undefined;
  /** Address that the card links to; by default the product's page in this shop (`productLink`). */
  href?: string | undefined;
}

/** Shows a product in a list. The whole card links to the product; Add is a button of its own. */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    quantity = 0,
    onQuantityChange,
    minutes,
    eager,
    marks,
    href = productLink(product),
    sx,
    ...root
  } = props;
  const { product: words } = useMessages().ui;
  const soldOut = product.stock === 0;
  return (
    <Card
      component="article"
      sx={[cardFrame, quantity > 0 && { borderColor: 'primary.main' }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...root}
    >
      <ProductTile product={product} quantity={quantity} minutes={minutes} eager={eager} />
      <Stack sx={cardBody}>
        <Box sx={cardWords}>
          <Typography variant="subtitle2" component="h3" sx={twoLines}>
            <Link href={href} color="inherit" underline="none" sx={fillsCard}>
              <Highlight text={product.name} marks={marks} />
            </Link>
          </Typography>
          <UnitLine product={product} oneLine />
        </Box>
        <Price price={product.price} discount={product.discount} hideOffer sx={{ mt: 'auto', pt: 0.5 }} />
        {soldOut && quantity === 0 ? (
          <Typography
            variant="button"
            component="p"
            sx={[controlSpace, { color: 'text.secondary', bgcolor: 'background.default', borderRadius: 1 }]}
          >
            {words.outOfStock}
          </Typography>
        ) : (
          <Stack sx={controlSpace}>
            <AddToCart
              name={nameWithUnit(product)}
              quantity={quantity}
              stock={product.stock}
              onChange={onQuantityChange}
              fullWidth
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
