import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/product.js';
import { DeliveryBadge } from '../../../ui/DeliveryBadge/DeliveryBadge.js';
import { FoodMark } from '../../../ui/FoodMark/FoodMark.js';
import { ImageGallery } from '../../../ui/ImageGallery/ImageGallery.js';
import { Price } from '../../../ui/Price/Price.js';
import { ProductDetails } from '../../../ui/ProductDetails/ProductDetails.js';
import { PromoBlurbs } from '../../../ui/PromoBlurbs/PromoBlurbs.js';
import { UnitLine } from '../../../ui/UnitLine/UnitLine.js';
import { belowHeader, type Styles } from '../../../ui/theme/styles.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from '../../app/VisuallyHiddenHeading.js';

export interface ProductViewProps {
  product: Product;
  minutes: number;
  /** The Add button or quantity stepper of the product. */
  control: ReactNode;
}

/**
 * On a desktop, images and details are in the left column, and the box with price and Add stays in view in the right
 * one. On a phone the details come last.
 */
const columns: Styles = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
};

const boxStyles: Styles = {
  gap: 2.5,
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  position: { md: 'sticky' },
  top: { md: belowHeader },
};

/** Renders a product's images, price and details. */
export function ProductView({ product, minutes, control }: ProductViewProps) {
  const { ui, web } = useMessages();
  const soldOut = product.stock === 0;
  return (
    <Box component="article" sx={columns}>
      <ImageGallery images={product.image} name={product.name} />
      <Stack sx={boxStyles}>
        <Stack sx={{ gap: 1 }}>
          <DeliveryBadge minutes={minutes} />
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {product.name}
          </Typography>
          <UnitLine product={product} />
          <FoodMark food={product.food} labelled />
        </Stack>
        <Price price={product.price} discount={product.discount} size="large" />
        {soldOut && (
          <Typography variant="h4" component="p" color="error">
            {web.product.outOfStock}
          </Typography>
        )}
        {control}
        <section>
          <VisuallyHiddenHeading level="h2">{ui.site.blurbs}</VisuallyHiddenHeading>
          <PromoBlurbs />
        </section>
      </Stack>
      <section>
        <VisuallyHiddenHeading level="h2">{web.product.details}</VisuallyHiddenHeading>
        <ProductDetails product={product} />
      </section>
    </Box>
  );
}
