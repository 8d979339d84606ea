import Box, { type BoxProps } from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatRupees, type Rupees } from '../../contract/money.js';
import { fill } from '../../contract/messages/fill.js';
import { Image } from '../Image/Image.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { formatNumber } from '../theme/formatNumber.js';
import { tabularNumbers } from '../theme/typography.js';
import { withSx } from '../theme/styles.js';

export interface TopProduct {
  id: string;
  name: string;
  image?: string | undefined;
  /** Number of pieces of the product that were sold. */
  sold: number;
  /** Revenue of the sold pieces, in rupees. */
  amount: Rupees;
  href?: string | undefined;
}

export interface TopProductsProps extends Omit<BoxProps<'ol'>, 'children'> {
  /** Products, best-selling first. */
  products: readonly TopProduct[];
  /** Number of skeleton lines to show while the products load. */
  loading?: number | undefined;
}

/** Lists the best-selling products. A bar compares the sold pieces of each with those of the first. */
export function TopProducts({ products, loading, sx, ...root }: TopProductsProps) {
  const { home } = useAdminMessages();
  if (!loading && products.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{home.noneSold}</Typography>;
  const max = Math.max(...products.map(({ sold }) => sold), 1);
  return (
    <Box
      component="ol"
      aria-label={home.top}
      aria-busy={Boolean(loading)}
      sx={withSx(sx, listStyles)}
      {...root}
    >
      {loading
        ? Array.from({ length: loading }, (_, position) => (
            <Box key={position} component="li" aria-hidden sx={lineStyles}>
              <Skeleton variant="rounded" sx={{ width: 44, height: 44 }} />
              <Skeleton sx={{ width: '70%' }} />
            </Box>
          ))
        : products.map((product) => <Line key={product.id} product={product} share={product.sold / max} />)}
    </Box>
  );
}

function Line({ product, share }: { product: TopProduct; share: number }) {
  const { home } = useAdminMessages();
  const { name, image, sold, amount, href } = product;
  return (
    <Box component="li" sx={lineStyles}>
      <Image src={image} name={name} sizes="2.75rem" sx={{ width: 44 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap variant="subtitle2" component="p" title={name}>
          {href ? (
            <Link href={href} color="inherit">
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        <Box aria-hidden sx={{ ...barStyles, width: `${Math.max(share * 100, 1)}%` }} />
      </Box>
      <Box sx={{ ...tabularNumbers, textAlign: 'end' }}>
        <Typography variant="subtitle2" component="p">
          {formatRupees(amount)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {fill(home.sold, { count: formatNumber(sold) })}
        </Typography>
      </Box>
    </Box>
  );
}

const listStyles = { display: 'grid', gap: 1.5 } as const;

const lineStyles = {
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
} as const;

const barStyles = { height: 6, mt: 0.75, borderRadius: 1, bgcolor: 'primary.main' } as const;
