import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMessages } from '../theme/messages.js';

/** An open order: its number, and the link to it. */
export interface OpenOrder {
  number: string;
  href: string;
}

/** Lists the open orders that prevent account deletion; renders nothing without open orders. */
export function OpenOrders({ orders }: { orders: readonly OpenOrder[] }) {
  const { leaving } = useMessages().ui;
  if (!orders.length) return null;
  return (
    <Alert severity="warning">
      {leaving.openOrders}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {orders.map(({ number, href }) => (
          <li key={number}>
            <Link href={href}>{number}</Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
