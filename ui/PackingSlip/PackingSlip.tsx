import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { landmarkText, streetOf } from '../../contract/addressText.js';
import type { AdminMessages } from '../../contract/messages/en/admin.js';
import { formatRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { fill } from '../../contract/messages/fill.js';
import { PrinterIcon } from '../icons/dashboardIcons.js';
import { slotText } from '../../contract/slotText.js';
import { dateAndTime, dueTime } from '../../contract/dates.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';
import { tabularNumbers } from '../theme/typography.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

export interface PackingSlipProps {
  /** The order with its lines and address; amounts in rupees. */
  order: Order;
  /** The customer's name, printed above the address unless somebody else takes the delivery. */
  customer?: string | undefined;
  /** Whether the slip appears only in print and not on the screen, for a page that already shows the order. */
  paperOnly?: boolean | undefined;
  /** Called when the Print button is pressed. By default the browser prints the page. */
  onPrint?: (() => void) | undefined;
}

/** Shows a list of an order's products to tick off while packing. In print, the rest of the page is hidden. */
export function PackingSlip(props: PackingSlipProps) {
  const { order, customer, paperOnly = false, onPrint = () => window.print() } = props;
  const { orders } = useAdminMessages();
  const { orderSummary } = useMessages().ui;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <GlobalStyles styles={onlyTheSlip} />
      <Button variant="outlined" startIcon={<PrinterIcon />} onClick={onPrint}>
        {orders.print}
      </Button>
      <Paper
        component="section"
        variant="outlined"
        data-packing-slip
        aria-label={fill(orders.slipFor, { number: order.orderId })}
        sx={paperOnly ? onPaper : slipStyles}
      >
        <Head order={order} />
        <Address order={order} customer={customer} />
        {order.substitution && (
          <Pair label={orderSummary.substitution}>{orderSummary.substitutions[order.substitution]}</Pair>
        )}
        <SlipLines lines={order.lines} />
        <Foot order={order} />
      </Paper>
    </Stack>
  );
}

function Head({ order }: { order: Order }) {
  const { orders } = useAdminMessages();
  const { language, ui } = useMessages();
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
      <div>
        <Typography variant="overline">
          {ui.site.name} · {orders.slip}
        </Typography>
        <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {order.orderId}
        </Typography>
      </div>
      <Stack sx={{ ...tabularNumbers, gap: 0.5 }}>
        <Pair label={orders.placedOn}>{dateAndTime(order.createdAt, language)}</Pair>
        {order.slot ? (
          <Pair label={ui.orderSummary.slot}>{slotText(order.slot, language)}</Pair>
        ) : (
          <Pair label={orders.deliverBy}>{dueTime(order.deliverBy, language)}</Pair>
        )}
      </Stack>
    </Stack>
  );
}

function Address({ order, customer }: Pick<PackingSlipProps, 'order' | 'customer'>) {
  const { orders } = useAdminMessages();
  const messages = useMessages();
  const { recipient = customer, city, state, pincode, mobile } = order.delivery_address;
  const landmark = landmarkText(order.delivery_address, messages);
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="overline">{orders.deliverTo}</Typography>
      {recipient && (
        <Typography variant="h5" component="p">
          {recipient}
        </Typography>
      )}
      <Typography>{[streetOf(order.delivery_address), city, state].filter(Boolean).join(', ')}</Typography>
      {landmark && <Typography>{landmark}</Typography>}
      <Typography variant="h4" component="p" sx={tabularNumbers}>
        {orders.pin} {pincode}
      </Typography>
      {mobile && <Typography sx={tabularNumbers}>{fill(orders.phone, { mobile })}</Typography>}
      {order.delivery_note && (
        <Typography sx={{ mt: 1 }}>
          {messages.ui.orderSummary.note}: <strong>{order.delivery_note}</strong>
        </Typography>
      )}
    </Box>
  );
}

function Foot({ order }: { order: Order }) {
  const { orders } = useAdminMessages();
  return (
    <Stack
      direction="row"
      sx={{ ...tabularNumbers, justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
    >
      <Pair label={orders.slipTotal}>{formatRupees(order.totalAmt)}</Pair>
      <Typography variant="h4" component="p">
        {collectWords(order, orders)}
      </Typography>
    </Stack>
  );
}

const Pair = ({ label, children }: { label: string; children: ReactNode }) => (
  <Typography variant="body2">
    {label}: <strong>{children}</strong>
  </Typography>
);

type Payable = Pick<Order, 'status' | 'totalAmt' | 'payment_method' | 'payment_status'>;

/** Returns the sentence that tells the rider how much cash to collect on delivery. */
export const collectWords = (
  { status, totalAmt, payment_method, payment_status }: Payable,
  words: AdminMessages['orders'],
): string => {
  if (status === 'cancelled') return words.noCollect;
  if (payment_status === 'due' && payment_method === 'cod' && totalAmt > 0)
    return fill(words.collect, { amount: formatRupees(totalAmt) });
  if (payment_status === 'paid' && payment_method === 'online') return words.collectNothing;
  const owed = payment_method === 'online' && totalAmt > 0 && payment_status !== 'refunded';
  return owed ? words.notPaid : words.noCollect;
};

const ink = 'CanvasText';
const sheet = 'Canvas';

/** Styles of a packing slip. In print it is black on white in every theme. */
const slipStyles: Styles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2.5,
  width: '100%',
  maxWidth: '44rem',
  p: { xs: 2, sm: 3 },
  '@media print': {
    colorScheme: 'only light',
    '&, & *': {
      color: `${ink} !important`,
      borderColor: `${ink} !important`,
      bgcolor: `${sheet} !important`,
    },
    border: 0,
    borderRadius: 0,
    p: 0,
    maxWidth: 'none',
  },
};

/** Styles of a slip that is printed but not shown on the screen. */
const onPaper: Styles = { ...slipStyles, '@media screen': { display: 'none' } };

/** Styles that hide everything but the packing slip in print. */
const onlyTheSlip = {
  '@page': { margin: '12mm' },
  '@media print': {
    'body :not(:has([data-packing-slip])):not([data-packing-slip], [data-packing-slip] *)': {
      display: 'none !important',
    },
    ':has([data-packing-slip])': {
      display: 'block !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
      minHeight: '0 !important',
      maxWidth: 'none !important',
      overflow: 'visible !important',
      position: 'static !important',
      backgroundColor: 'Canvas !important',
    },
  },
};

/** The largest number of boxes to tick for a product. A larger quantity gets a single box. */
const boxes = 8;

/** Lists the products to pack, with a box to tick for each piece and without prices. */
function SlipLines({ lines }: { lines: Order['lines'] }) {
  const { orders } = useAdminMessages();
  return (
    <Box component="table" sx={linesStyles}>
      <thead>
        <tr>
          <th scope="col">{orders.quantity}</th>
          <th scope="col">{orders.product}</th>
          <th scope="col">{orders.packed}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, unit, quantity }) => (
          <tr key={String(productId)}>
            <td>{quantity} ×</td>
            <th scope="row">
              {name}
              <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
                {unit}
              </Box>
            </th>
            <td>
              <Boxes count={quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Boxes({ count }: { count: number }) {
  const drawn = count > boxes ? 1 : count;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
      <VisuallyHidden>{count}</VisuallyHidden>
      {Array.from({ length: drawn }, (_, position) => (
        <Box
          key={position}
          sx={{ width: 18, height: 18, border: 1.5, borderColor: 'outline', borderRadius: 0.25 }}
        />
      ))}
    </Box>
  );
}

const linesStyles = {
  ...tabularNumbers,
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    py: 1,
    pr: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 'fontWeightRegular',
    overflowWrap: 'anywhere',
  },
  '& thead th': { typography: 'overline', whiteSpace: 'nowrap' },
  '& td:first-of-type': { fontWeight: 'fontWeightBold', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 'fontWeightMedium' },
  '& th:last-of-type, & td:last-of-type': { pr: 0 },
  '& thead th:last-of-type': { textAlign: 'end' },
  '& tr': { breakInside: 'avoid' },
} as const;
