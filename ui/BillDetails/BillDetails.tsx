import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { formatMoney, type Bill } from '../../contract/money.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { counted } from '../theme/counted.js';
import { BillRow } from './BillRow.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';

export interface BillDetailsProps {
  /** Bill from `billOfCart`, or of a placed order from `billOfOrder`. */
  bill: Bill;
  /** Whether the savings have a line of their own, for places without a SavingsBanner. */
  showSavings?: boolean;
  /** Whether the delivery charge is not known yet: then there is no grand total. */
  deliveryPending?: boolean;
  /** Rows (`BillRow`) below the grand total. */
  children?: ReactNode;
}

/** Explains each amount of a bill. */
export function BillDetails({ bill, showSavings = false, deliveryPending, children }: BillDetailsProps) {
  const { cart, product } = useMessages().ui;
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h5" component="h2" sx={{ mb: 1 }}>
        {cart.billDetails}
      </Typography>
      <Stack component="dl" sx={{ m: 0, gap: 0.75, ...tabularNumbers }}>
        <BillRow term={cart.itemsTotal}>
          {bill.savings > 0 && (
            <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
              <VisuallyHidden>{product.priceBefore} </VisuallyHidden>
              {formatMoney(bill.original)}
            </Box>
          )}
          {formatMoney(bill.subtotal)}
        </BillRow>
        {showSavings && bill.savings > 0 && (
          <BillRow term={cart.saved}>
            <Box component="span" sx={{ color: 'savings', fontWeight: 'fontWeightMedium' }}>
              {formatMoney(bill.savings)}
            </Box>
          </BillRow>
        )}
        <BillRow term={cart.quantityTotal}>{counted(cart.oneItem, cart.items, bill.quantity)}</BillRow>
        <BillRow term={cart.delivery}>
          {bill.deliverySaved > 0 && (
            <Box component="s" sx={{ color: 'text.secondary', mr: 1 }}>
              <VisuallyHidden>{product.priceBefore} </VisuallyHidden>
              {formatMoney(bill.delivery + bill.deliverySaved)}
            </Box>
          )}
          {deliveryPending ? (
            cart.deliveryPending
          ) : bill.delivery === 0 ? (
            <Box component="span" sx={{ color: 'primary.main', fontWeight: 'fontWeightMedium' }}>
              {cart.free}
            </Box>
          ) : (
            formatMoney(bill.delivery)
          )}
        </BillRow>
        {!deliveryPending && (
          <BillRow term={cart.grandTotal} strong>
            {formatMoney(bill.total)}
          </BillRow>
        )}
        {children}
      </Stack>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {cart.taxesIncluded}
      </Typography>
    </Box>
  );
}
