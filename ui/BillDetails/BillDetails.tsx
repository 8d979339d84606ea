import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatMoney, type Bill } from '../../contract/money.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { counted } from '../theme/counted.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface BillDetailsProps {
  /** Bill from `billOfCart`, or of a placed order from `billOfOrder`. */
  bill: Bill;
  /** Whether the savings have a line of their own, for places without a SavingsBanner. */
  showSavings?: boolean;
}

/** Explains each amount of a bill. */
export function BillDetails({ bill, showSavings = false }: BillDetailsProps) {
  const { cart, product } = useMessages().ui;
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h5" component="h2" sx={{ mb: 1 }}>
        {cart.billDetails}
      </Typography>
      <Stack component="dl" sx={{ m: 0, gap: 0.75, ...tabularNumbers }}>
        <Row term={cart.itemsTotal}>
          {bill.savings > 0 && (
            <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
              <VisuallyHidden>{product.priceBefore} </VisuallyHidden>
              {formatMoney(bill.original)}
            </Box>
          )}
          {formatMoney(bill.subtotal)}
        </Row>
        {showSavings && bill.savings > 0 && (
          <Row term={cart.saved}>
            <Box component="span" sx={{ color: 'savings', fontWeight: 'fontWeightMedium' }}>
              {formatMoney(bill.savings)}
            </Box>
          </Row>
        )}
        <Row term={cart.quantityTotal}>{counted(cart.oneItem, cart.items, bill.quantity)}</Row>
        <Row term={cart.delivery}>
          {bill.delivery === 0 ? (
            <Box component="span" sx={{ color: 'primary.main', fontWeight: 'fontWeightMedium' }}>
              {cart.free}
            </Box>
          ) : (
            formatMoney(bill.delivery)
          )}
        </Row>
        <Row term={cart.grandTotal} strong>
          {formatMoney(bill.total)}
        </Row>
      </Stack>
    </Box>
  );
}

function Row({ term, strong = false, children }: { term: string; strong?: boolean; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={[
        { justifyContent: 'space-between', gap: 2, typography: strong ? 'h5' : 'body2' },
        strong && { borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1 },
      ]}
    >
      <dt>{term}</dt>
      <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
        {children}
      </Box>
    </Stack>
  );
}
