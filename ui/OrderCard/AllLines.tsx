import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { nameWithUnit } from '../UnitLine/nameWithUnit.js';

const handle: Styles = {
  typography: 'body2',
  color: 'text.secondary',
  cursor: 'pointer',
  display: 'list-item',
  width: 'fit-content',
  lineHeight: `${target.small}px`,
};

const row: Styles = { display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5 };

export interface AllLinesProps {
  /** Number of order lines besides the first one, whose product the card always shows. */
  more: number;
  /** Function that renders every line of the order. It is called when the customer first opens the list. */
  lines: () => ReactNode;
}

/** Renders a list of an order's lines, which is closed until the customer opens it. */
export function AllLines({ more, lines }: AllLinesProps) {
  const { orders } = useMessages().ui;
  const [wanted, setWanted] = useState(false);
  return (
    <Box component="details" sx={{ mt: 1 }} onToggle={() => setWanted(true)}>
      <Box component="summary" sx={handle}>
        {fill(orders.more, { count: more })}
      </Box>
      {wanted && lines()}
    </Box>
  );
}

/** Lists the lines of an order with their amounts. */
export function CardLines({ lines }: Pick<Order, 'lines'>) {
  const { orders } = useMessages().ui;
  return (
    <Box component="ul" aria-label={orders.lines} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ productId, quantity, amount, ...product }) => (
        <Typography key={productId} component="li" variant="body2" sx={row}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {fill(orders.line, { count: quantity, name: nameWithUnit(product) })}
          </Box>
          <Box component="span" sx={{ ...tabularNumbers, whiteSpace: 'nowrap' }}>
            {formatRupees(amount)}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}
