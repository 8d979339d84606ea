import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { discountedPrice, formatMoney, toPaise } from '../../contract/money.js';
import type { ProductTableRow } from '../../contract/productTable.js';
import { stockLevelOf } from '../../contract/stockLevel.js';
import { clockTime, shortDate } from '../OrderCard/dates.js';
import { Image } from '../Image/Image.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';
import { target } from '../theme/tokens.js';

export const NameCell = ({ product: { name, image }, href }: { product: ProductTableRow; href: string }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: '11rem' }}>
    <Image src={image[0]} name={name} sizes="2.5rem" sx={{ width: target.small, flexShrink: 0 }} />
    <Link href={href} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  </Stack>
);

/** Shows a table cell with the product's categories, and its subcategories below them. */
export function CategoryCell({ product: { category, subCategory } }: { product: ProductTableRow }) {
  const { none } = useAdminMessages().stock;
  const names = (categories: readonly { name: string }[]) => categories.map(({ name }) => name).join(', ');
  return (
    <Box sx={categoryStyles}>
      {names(category) || none}
      {subCategory.length > 0 && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {names(subCategory)}
        </Typography>
      )}
    </Box>
  );
}

export const SellsAtCell = ({ product: { price, discount } }: { product: ProductTableRow }) => (
  <Box sx={besideValueStyles}>{formatMoney(discountedPrice(toPaise(price), discount))}</Box>
);

/**
 * Shows a label that says that the stock is low or that the product is sold out. Renders nothing otherwise.
 */
export function LevelMark({ stock, lowStock }: { stock: number; lowStock: number }) {
  const words = useAdminMessages().stock;
  const level = stockLevelOf(stock, lowStock);
  if (!level) return null;
  return (
    <Box component="span" sx={[markStyles, level === 'out' ? outStyles : lowStyles]}>
      {words[level]}
    </Box>
  );
}

export function UpdatedCell({ product: { updatedAt } }: { product: ProductTableRow }) {
  const { none } = useAdminMessages().stock;
  const { language } = useMessages();
  if (!updatedAt) return none;
  return (
    <Box component="time" dateTime={updatedAt} sx={{ whiteSpace: 'nowrap' }}>
      {shortDate(updatedAt, language)}
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {clockTime(updatedAt, language)}
      </Typography>
    </Box>
  );
}

/** Gives the categories a minimum width for two words in a line. In the card layout they have none. */
const categoryStyles = (theme: Theme): Styles => ({
  minWidth: '8rem',
  [theme.containerQueries.down('md')]: { minWidth: 0 },
});
/** In the card layout, centres the selling price on a line as high as those of editable values. */
const besideValueStyles = (theme: Theme): Styles => ({
  [theme.containerQueries.down('md')]: { display: 'flex', alignItems: 'center', minHeight: target.small },
});
const markStyles = {
  typography: 'caption',
  borderRadius: 1,
  px: 0.75,
  whiteSpace: 'nowrap',
  flexShrink: 0,
} as const;
const lowStyles = { bgcolor: 'soft.secondary', color: 'text.primary' } as const;
const outStyles = { bgcolor: 'soft.error', color: 'error.main' } as const;
