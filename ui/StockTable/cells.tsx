import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { discountedPrice, formatMoney, toPaise } from '../../contract/money.js';
import type { ProductRow } from '../../contract/productTable.js';
import { stockLevelOf } from '../../contract/stockLevel.js';
import { clockTime, shortDate } from '../OrderCard/dates.js';
import { Picture } from '../Picture/Picture.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { useTexts } from '../theme/texts.js';
import type { Look } from '../theme/look.js';
import { target } from '../theme/tokens.js';

export const NameCell = ({ product: { name, image }, href }: { product: ProductRow; href: string }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minWidth: '11rem' }}>
    <Picture src={image[0]} name={name} sizes="2.5rem" sx={{ width: target.small, flexShrink: 0 }} />
    <Link href={href} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  </Stack>
);

/** Its categories, and below them its sub categories. */
export function ShelfCell({ product: { category, subCategory } }: { product: ProductRow }) {
  const { none } = useAdminTexts().stock;
  const names = (shelves: readonly { name: string }[]) => shelves.map(({ name }) => name).join(', ');
  return (
    <Box sx={shelfLook}>
      {names(category) || none}
      {subCategory.length > 0 && (
        <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {names(subCategory)}
        </Typography>
      )}
    </Box>
  );
}

export const SellsAtCell = ({ product: { price, discount } }: { product: ProductRow }) => (
  <Box sx={besideFigureLook}>{formatMoney(discountedPrice(toPaise(price), discount))}</Box>
);

/** That there is little or nothing of it, in words too. */
export function LevelMark({ stock, lowStock }: { stock: number; lowStock: number }) {
  const words = useAdminTexts().stock;
  const level = stockLevelOf(stock, lowStock);
  if (!level) return null;
  return (
    <Box component="span" sx={[markLook, level === 'out' ? outLook : lowLook]}>
      {words[level]}
    </Box>
  );
}

export function UpdatedCell({ product: { updatedAt } }: { product: ProductRow }) {
  const { none } = useAdminTexts().stock;
  const { language } = useTexts();
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

/** Room for two words in a line; in a card what is left. */
const shelfLook = (theme: Theme): Look => ({
  minWidth: '8rem',
  [theme.containerQueries.down('md')]: { minWidth: 0 },
});
/** In a card it stands beside a figure that can be edited, and on its line. */
const besideFigureLook = (theme: Theme): Look => ({
  [theme.containerQueries.down('md')]: { display: 'flex', alignItems: 'center', minHeight: target.small },
});
const markLook = {
  typography: 'caption',
  borderRadius: 1,
  px: 0.75,
  whiteSpace: 'nowrap',
  flexShrink: 0,
} as const;
const lowLook = { bgcolor: 'soft.secondary', color: 'text.primary' } as const;
const outLook = { bgcolor: 'soft.error', color: 'error.main' } as const;
