import Box from '@mui/material/Box';
import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useContext } from 'react';
import { langOf } from '../../contract/languages.js';
import { productLink } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { discountedPrice, toPaise } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import { AddToCart } from '../AddToCart/AddToCart.js';
import { DeliveryBadge } from '../DeliveryBadge/DeliveryBadge.js';
import { FoodMark } from '../FoodMark/FoodMark.js';
import { Highlight } from '../Highlight/Highlight.js';
import { Image } from '../Image/Image.js';
import { OfferBadge } from '../OfferBadge/OfferBadge.js';
import { Price } from '../Price/Price.js';
import { RatingMark } from '../RatingMark/RatingMark.js';
import { twoLines, withSx } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { UnitLine, nameWithUnit } from '../UnitLine/UnitLine.js';
import { cardBody, cardFrame, cardWords, controlSpace, fillsCard, CardImageSizes } from './cardStyles.js';

export interface ProductCardProps extends Omit<CardProps<'article'>, 'children'> {
  /** A product from one of the API's lists; stock 0 means sold out. */
  product: ProductSummary;
  /** Quantity in the cart. */
  quantity?: number;
  /** Called with the new quantity; 0 removes the product from the cart. */
  onQuantityChange: (quantity: number) => void;
  /** Promised delivery time in minutes. */
  minutes?: number;
  /** Whether the image loads at once instead of when it comes near the screen. Use it for the first row of cards. */
  eager?: boolean;
  /** Searched words, or beginnings of words, that are highlighted in the name. */
  marks?: readonly string[] | undefined;
  /** A control in the corner of the image, such as `FavouriteButton`. */
  corner?: ReactNode;
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
    corner,
    href = productLink(product),
    sx,
    ...root
  } = props;
  const { product: words, backInStock } = useMessages().ui;
  const soldOut = product.stock === 0;
  return (
    <Card
      component="article"
      sx={withSx(sx, cardFrame, quantity > 0 && { borderColor: 'primary.main' })}
      {...root}
    >
      <ProductTile
        product={product}
        quantity={quantity}
        minutes={minutes}
        eager={eager}
        hasCorner={Boolean(corner)}
      />
      <Stack sx={cardBody}>
        <Box sx={cardWords}>
          <Typography variant="subtitle2" component="h3" lang={langOf(product)} sx={twoLines}>
            <Link href={href} color="inherit" underline="none" sx={fillsCard}>
              <Highlight text={product.name} marks={marks} />
            </Link>
          </Typography>
          <UnitLine product={product} oneLine />
          {product.rating && <RatingMark rating={product.rating} />}
        </Box>
        <Price price={product.price} discount={product.discount} hideOffer sx={{ mt: 'auto', pt: 0.5 }} />
        {soldOut && quantity === 0 ? (
          <Typography variant="button" component="p" sx={[controlSpace, soldOutStyles]}>
            {words.outOfStock}
            <Typography component="span" variant="caption" sx={notifyStyles}>
              {backInStock.notify}
            </Typography>
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
      {corner && <Box sx={cornerStyles}>{corner}</Box>}
    </Card>
  );
}

interface ProductTileProps {
  product: ProductSummary;
  quantity: number;
  minutes?: number | undefined;
  eager?: boolean | undefined;
  /** Whether the badges leave room for a control in the corner. */
  hasCorner: boolean;
}

/** Shows a card's image with its badges: offer, quantity in the cart, delivery promise, and veg or non-veg mark. */
function ProductTile({ product, quantity, minutes, eager, hasCorner }: ProductTileProps) {
  const words = useMessages().ui.product;
  const sizes = useContext(CardImageSizes);
  const price = toPaise(product.price);
  const cheaper = discountedPrice(price, product.discount) < price;
  const cartMark = () => {
    if (product.stock === 0) return words.outOfStock;
    if (quantity > product.stock) return fill(words.onlyLeft, { count: product.stock });
    return fill(quantity === product.stock ? words.allInCart : words.inCart, { count: quantity });
  };
  const isShort = quantity > product.stock;
  return (
    <Box sx={{ position: 'relative' }}>
      <Image
        src={product.image[0]}
        name={product.name}
        sizes={sizes}
        eager={eager ?? false}
        dimmed={product.stock === 0}
      />
      <Stack
        direction="row"
        useFlexGap
        sx={{
          position: 'absolute',
          inset: 6,
          bottom: 'auto',
          mr: hasCorner ? 5 : 0,
          flexWrap: 'wrap',
          gap: 0.5,
        }}
      >
        {cheaper && <OfferBadge>{fill(words.off, { percent: product.discount })}</OfferBadge>}
        {quantity > 0 && (
          <OfferBadge
            sx={{
              bgcolor: isShort ? 'error.main' : 'primary.main',
              color: isShort ? 'error.contrastText' : 'primary.contrastText',
            }}
          >
            {cartMark()}
          </OfferBadge>
        )}
      </Stack>
      <DeliveryBadge size="small" minutes={minutes} sx={{ position: 'absolute', bottom: 6, left: 6 }} />
      <FoodMark food={product.food} sx={{ position: 'absolute', bottom: 6, right: 6 }} />
    </Box>
  );
}

/** Takes the space of Add, and leaves it to the link that fills the card. */
const soldOutStyles = {
  position: 'static',
  alignContent: 'center',
  color: 'text.secondary',
  bgcolor: 'background.default',
  borderRadius: 1,
} as const;

/** Looks like a link: the link that fills the card leads to the page where one asks. */
const notifyStyles = { color: 'primary.main', textDecoration: 'underline' } as const;

/** In the corner of the image, above the link that fills the card; last for the keyboard. */
const cornerStyles = { position: 'absolute', top: 8, right: 8, zIndex: 'raised' } as const;
