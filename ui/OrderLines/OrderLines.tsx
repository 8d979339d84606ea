import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { langOf } from '../../contract/languages.js';
import { formatRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import { Image } from '../Image/Image.js';
import { Price } from '../Price/Price.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface OrderLinesProps extends Omit<BoxProps<'ul'>, 'children'> {
  /** Lines as they were ordered; amounts in rupees, each for the whole line. */
  lines: Order['lines'];
  /** Whether each line also shows the price of a piece and its discount. */
  priced?: boolean | undefined;
  /** Renders what follows the texts of a line, such as a button. */
  footOf?: ((line: Order['lines'][number]) => ReactNode) | undefined;
}

/** Lists every product of an order with its quantity and the amount of its line. */
export function OrderLines({ lines, priced = false, footOf, ...root }: OrderLinesProps) {
  const { orders } = useMessages().ui;
  return (
    <Box component="ul" aria-label={orders.lines} {...root}>
      {lines.map((line) => (
        <Line key={line.productId} line={line} priced={priced} foot={footOf?.(line)} />
      ))}
    </Box>
  );
}

interface LineProps {
  line: Order['lines'][number];
  priced: boolean;
  foot: ReactNode;
}

function Line({ line, priced, foot }: LineProps) {
  const { orders } = useMessages().ui;
  const { name, image, unit, quantity, price, discount, amount } = line;
  return (
    <Box component="li" sx={lineStyles}>
      <Image src={image[0]} name={name} sizes="3.5rem" sx={{ width: 56, flexShrink: 0 }} />
      <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
        <Typography lang={langOf(line)} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ ...tabularNumbers, color: 'text.secondary' }}>
          {fill(orders.lineCount, { unit, count: quantity })}
        </Typography>
        {priced && <Price price={price} discount={discount} size="small" />}
        {foot}
      </Box>
      <Typography sx={{ ...tabularNumbers, fontWeight: 'fontWeightMedium', ml: 'auto' }}>
        {formatRupees(amount)}
      </Typography>
    </Box>
  );
}

/** Puts a product's name and its amount on one line. An amount that is too long wraps below the name. */
const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
