import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, useState } from 'react';
import { langOf } from '../../contract/languages.js';
import { formatRupees } from '../../contract/money.js';
import { paymentText, shownStatus } from '../../contract/moneyStanding.js';
import type { ListedOrder, Order } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import { OrderStatusChip } from '../OrderStatusChip/OrderStatusChip.js';
import { Image } from '../Image/Image.js';
import { twoLines, type Styles, withSx } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { longDate } from '../../contract/dates.js';
import { openStatuses } from '../../contract/orderSteps.js';
import { slotText } from '../../contract/slotText.js';
import { nameWithUnit } from '../UnitLine/UnitLine.js';

export interface OrderCardProps extends PaperProps {
  /** An order of `order/order-list`; amounts in rupees. */
  order: ListedOrder;
  /** Function that renders every line of the order. It is called when the customer first opens the list. */
  lines?: (() => ReactNode) | undefined;
  /** Small buttons for actions that are still possible, such as Cancel. */
  actions?: ReactNode;
}

/** Shows an order in a list: its number, day, first product and subtotal. */
export function OrderCard({ order, lines, actions, sx, ...root }: OrderCardProps) {
  const messages = useMessages();
  const { language, ui } = messages;
  const { orders } = ui;
  const id = useId();
  const { name, image } = order.product_details;
  const more = order.lineCount - 1;
  return (
    <Paper component="article" variant="outlined" aria-labelledby={id} sx={withSx(sx, { p: 2 })} {...root}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'flex-start', mb: 1.5 }}
      >
        <div>
          <Typography id={id} component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
            {fill(orders.number, { number: order.orderId })}
          </Typography>
          <Typography
            component="time"
            dateTime={order.createdAt}
            variant="body2"
            sx={{ color: 'text.secondary' }}
          >
            {longDate(order.createdAt, language)}
          </Typography>
          {order.slot && openStatuses.includes(order.status) && (
            <Typography variant="body2" sx={{ ...tabularNumbers, fontWeight: 'fontWeightMedium' }}>
              {fill(messages.delivery.time.arrives, { slot: slotText(order.slot, language) })}
            </Typography>
          )}
        </div>
        <OrderStatusChip status={shownStatus(order)} />
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}
      >
        <Image src={image[0]} name={name} sizes="4.5rem" sx={{ width: 72, flexShrink: 0 }} />
        <Stack sx={{ flex: '1 1 5rem', minWidth: 0 }}>
          <Typography lang={langOf(order.product_details)} sx={twoLines}>
            {name}
          </Typography>
        </Stack>
        <Stack sx={{ alignItems: 'flex-end', ml: 'auto' }}>
          <Typography sx={{ ...tabularNumbers, fontWeight: 'fontWeightBold' }}>
            {formatRupees(order.subTotalAmt)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {paymentText(order, messages)}
          </Typography>
        </Stack>
      </Stack>
      {more > 0 && lines && <AllLines more={more} lines={lines} />}
      {actions && (
        <Stack direction="row" sx={{ mt: 1.5, justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1 }}>
          {actions}
        </Stack>
      )}
    </Paper>
  );
}

const handle: Styles = {
  typography: 'body2',
  color: 'text.secondary',
  cursor: 'pointer',
  display: 'list-item',
  width: 'fit-content',
  lineHeight: `${target.small}px`,
};

const row: Styles = { display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5 };

interface AllLinesProps {
  /** Number of order lines besides the first one, whose product the card always shows. */
  more: number;
  /** Function that renders every line of the order. It is called when the customer first opens the list. */
  lines: () => ReactNode;
}

/** Renders a list of an order's lines, which is closed until the customer opens it. */
function AllLines({ more, lines }: AllLinesProps) {
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
    <Box component="ul" aria-label={orders.lines}>
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
