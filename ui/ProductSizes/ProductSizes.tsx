import Box, { type BoxProps } from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { productLink } from '../../contract/links.js';
import type { ProductSummary } from '../../contract/product.js';
import { Price } from '../Price/Price.js';
import { useMessages } from '../theme/messages.js';
import { line, type Styles } from '../theme/styles.js';
import { UnitLine } from '../UnitLine/UnitLine.js';

export interface ProductSizesProps extends Omit<BoxProps<'nav'>, 'children'> {
  /** The sizes of one product, the smallest first. Without any, nothing is shown. */
  sizes: readonly ProductSummary[];
  /** Id of the size whose page it is. */
  currentId: string;
}

/** Shows the sizes of a product with price and unit price; each leads to its own page. */
export function ProductSizes({ sizes, currentId, sx, ...root }: ProductSizesProps) {
  const { product: words } = useMessages().ui;
  if (sizes.length === 0) return null;
  return (
    <Box component="nav" aria-label={words.sizes} sx={sx} {...root}>
      <Box component="ul" sx={listStyles}>
        {sizes.map((size) => (
          <li key={size._id}>
            <ButtonBase
              href={productLink(size)}
              aria-current={size._id === currentId ? 'page' : undefined}
              sx={sizeStyles}
            >
              <UnitLine product={size} />
              {size.stock > 0 ? (
                <Price price={size.price} discount={size.discount} size="small" hideOffer />
              ) : (
                words.outOfStock
              )}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles: Styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
};

/** A thicker border marks the current size, because colour alone is not enough. */
const sizeStyles: Styles = {
  width: '100%',
  height: '100%',
  flexDirection: 'column',
  alignItems: 'flex-start',
  p: 1,
  borderRadius: 1,
  border: line.hair,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'caption',
  textAlign: 'start',
  '&:hover': { borderColor: 'outline' },
  '&[aria-current]': { borderColor: 'primary.main', bgcolor: 'soft.primary', boxShadow: line.inside },
};
