import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import type { Category } from '../../../contract/category.js';
import { langOf } from '../../../contract/languages.js';
import { categoryLink, listingLink, routes } from '../../../contract/links.js';
import type { Product, RelatedProducts } from '../../../contract/product.js';
import { type Breadcrumb, Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs.js';
import { DeliveryBadge } from '../../../ui/DeliveryBadge/DeliveryBadge.js';
import { FoodMark } from '../../../ui/FoodMark/FoodMark.js';
import { ImageGallery } from '../../../ui/ImageGallery/ImageGallery.js';
import { Price } from '../../../ui/Price/Price.js';
import { ProductSizes } from '../../../ui/ProductSizes/ProductSizes.js';
import { RatingMark } from '../../../ui/RatingMark/RatingMark.js';
import { UnitLine } from '../../../ui/UnitLine/UnitLine.js';
import { belowHeader, type Styles } from '../../../ui/theme/styles.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { CardRow, type ShownCard } from '../../app/CardRow.js';
import { waitingForShop } from '../../app/net/code.js';
import { VisuallyHiddenHeading } from '../../app/VisuallyHiddenHeading.js';
import { loadBlurbs, loadDetails } from './loadTexts.js';

export interface ProductViewProps {
  product: Product;
  minutes: number;
  /** Its place in the shop, its sizes and similar products; undefined if they could not be loaded. */
  related: RelatedProducts | undefined;
  /** The heart of the product. */
  favourite: ReactNode;
  /** The Add button or quantity stepper of the product. */
  control: ReactNode;
  /** Renders a similar product in place of a sold-out one. */
  Card: ShownCard;
}

/**
 * On a desktop, images and details are in the left column, and the box with price and Add stays in view in the right
 * one. On a phone the details come last.
 */
const columns: Styles = {
  display: 'grid',
  gap: { xs: 2, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
};

const boxStyles: Styles = {
  gap: { xs: 2, md: 2.5 },
  gridColumn: { md: 2 },
  gridRow: { md: '1 / span 2' },
  position: { md: 'sticky' },
  top: { md: belowHeader },
};

/** On a phone the images leave room for the price and Add in the first screen. */
const galleryStyles: Styles = {
  width: { xs: 'min(100%, 36svh)', md: 'auto' },
  minWidth: { xs: 240, md: 0 },
  mx: { xs: 'auto', md: 0 },
};

/** On a desktop, a row in the right column shows two cards and a part of the third. */
const halfRow: Styles = { '& ul': { gridAutoColumns: { md: '38%' } } };

const LateDetails = lazy(waitingForShop(loadDetails));
const LateBlurbs = lazy(waitingForShop(loadBlurbs));

/**
 * Texts that only have to be read, so their code is not part of the first view. Nothing is rendered anew before it is
 * here: React would throw away what the server has rendered.
 */
const Details = memo(({ product }: { product: Product }) => (
  <Suspense>
    <LateDetails product={product} />
  </Suspense>
));
const Blurbs = memo(() => (
  <Suspense>
    <LateBlurbs />
  </Suspense>
));

const crumbOf = (entry: Pick<Category, 'name' | 'untranslated'>, href: string): Breadcrumb => ({
  name: entry.name,
  href,
  lang: langOf(entry),
});

/** Renders a product's images, price and details. */
export function ProductView({ product, related, minutes, favourite, control, Card }: ProductViewProps) {
  const { ui, web } = useMessages();
  const { place, sizes = [], similar = [] } = related ?? {};
  const crumbs: Breadcrumb[] = [{ name: web.home.title, href: routes.home }];
  if (place) crumbs.push(crumbOf(place.category, categoryLink(place.category)));
  if (place?.subCategory)
    crumbs.push(crumbOf(place.subCategory, listingLink(place.category, place.subCategory)));
  const soldOut = product.stock === 0;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} sx={{ mt: { xs: -1, md: -1.5 }, mb: 1.5 }} />
      <Box component="article" sx={columns}>
        <ImageGallery images={product.image} name={product.name} sx={galleryStyles} />
        <Stack sx={boxStyles}>
          <Stack sx={{ gap: 1 }}>
            <DeliveryBadge minutes={minutes} />
            <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
              <Typography variant="h1" lang={langOf(product)} sx={{ overflowWrap: 'anywhere' }}>
                {product.name}
              </Typography>
              {favourite}
            </Stack>
            <UnitLine product={product} />
            {product.rating && <RatingMark rating={product.rating} variant="body2" />}
            <FoodMark food={product.food} labelled />
          </Stack>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
            <Price price={product.price} discount={product.discount} size="large" />
            {soldOut && (
              <Typography variant="h4" component="p" color="error">
                {web.product.outOfStock}
              </Typography>
            )}
            <Typography variant="caption" component="p" color="textSecondary" sx={{ width: 1 }}>
              {ui.product.withTaxes}
            </Typography>
          </Stack>
          <ProductSizes sizes={sizes} currentId={product._id} />
          {control}
          {soldOut && similar.length > 0 && (
            <CardRow Card={Card} title={web.recommendations.similar} products={similar} sx={halfRow} />
          )}
          <section>
            <VisuallyHiddenHeading level="h2">{ui.site.blurbs}</VisuallyHiddenHeading>
            <Blurbs />
          </section>
        </Stack>
        <section>
          <VisuallyHiddenHeading level="h2">{web.product.details}</VisuallyHiddenHeading>
          <Details product={product} />
        </section>
      </Box>
    </>
  );
}
