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
  /** As lists of the API have it; stock 0 is sold out. */
  product: ProductSummary;
  /** How many are in the cart. */
  quantity?: number;
  /** With the wanted count; 0 takes it out of the cart. */
  onQuantityChange: (quantity: number) => void;
  /** The delivery promise, in minutes. */
  minutes?: number;
  /** Loads the picture at once: for the first row. */
  eager?: boolean;
  /** Words, or beginnings of words, that were searched for: they stand out in the name. */
  marks?: readonly string[] | undefined;
  /** Where the card leads; without it, the product's page in this shop: `productLink`. */
  href?: string | undefined;
}

/** A product to look at and to add. The whole card leads to it; Add is a button of its own. */
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
