import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { discountedPrice, toPaise } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';
import { fill } from '../../contract/messages/fill.js';
import { DeliveryBadge } from '../DeliveryBadge/DeliveryBadge.js';
import { FoodMark } from '../FoodMark/FoodMark.js';
import { OfferBadge } from '../OfferBadge/OfferBadge.js';
import { Image } from '../Image/Image.js';
import { useMessages } from '../theme/messages.js';
import { CardImageSizes } from './cardImageSizes.js';

export interface ProductTileProps {
  product: ProductSummary;
  quantity: number;
  minutes?: number | undefined;
  eager?: boolean | undefined;
}

/**
 * Shows a card's image with its badges: offer, quantity in the cart, delivery promise, and veg or non-veg
 * mark.
 */
export function ProductTile({ product, quantity, minutes, eager }: ProductTileProps) {
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
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: 0.5,
        }}
      >
        {cheaper && <OfferBadge>{fill(words.off, { percent: product.discount })}</OfferBadge>}
        {quantity > 0 && (
          <OfferBadge
            sx={{
              ml: 'auto',
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
