import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { billDelivered, shortOfMinimum, usualRules } from '../../contract/deliveryRules.js';
import { formatMoney } from '../../contract/money.js';
import { BillDetails } from '../BillDetails/BillDetails.js';
import { ClosedNotice } from '../ClosedNotice/ClosedNotice.js';
import { CartLineRow } from '../CartLineRow/CartLineRow.js';
import { ForwardIcon } from '../icons/shopIcons.js';
import { FreeDeliveryProgress } from '../FreeDeliveryProgress/FreeDeliveryProgress.js';
import { SavingsBanner } from '../SavingsBanner/SavingsBanner.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import type { CartProps } from './CartPanel.js';
import { busyWhen } from '../theme/busy.js';

interface CartContentsProps extends Pick<CartProps, 'onQuantityChange' | 'onProceed' | 'closed'> {
  lines: NonNullable<CartProps['lines']>;
  hrefOf: NonNullable<CartProps['hrefOf']>;
  proceeding: boolean | undefined;
  delivery: CartProps['delivery'];
}

/** Renders the content of a cart that is not empty. */
export function CartContents({
  lines,
  hrefOf,
  onQuantityChange,
  onProceed,
  proceeding,
  delivery = usualRules,
  closed,
}: CartContentsProps) {
  const { cart } = useMessages().ui;
  const goal = useId();
  const bill = billDelivered(lines, delivery);
  const short = bill.quantity > 0 && shortOfMinimum(delivery, bill.subtotal) > 0;
  return (
    <>
      <Stack sx={{ flex: 1, p: 2, gap: 2 }}>
        {closed && <ClosedNotice {...closed} />}
        <SavingsBanner savings={bill.savings} />
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {lines.map((line) => (
            <CartLineRow
              key={line._id}
              line={line}
              href={hrefOf(line.productId)}
              onQuantityChange={(quantity) => onQuantityChange(line, quantity)}
            />
          ))}
        </Box>
        <Divider />
        <BillDetails bill={bill} />
      </Stack>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          p: 2,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {bill.quantity > 0 && (
          <FreeDeliveryProgress id={goal} subtotal={bill.subtotal} prices={delivery} sx={{ mb: 1.5 }} />
        )}
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={bill.quantity === 0 || short}
          aria-describedby={short ? goal : undefined}
          {...busyWhen(proceeding ?? false)}
          loadingPosition="end"
          endIcon={<ForwardIcon />}
          onClick={onProceed}
          sx={{ ...tabularNumbers, justifyContent: 'space-between' }}
        >
          <span>{formatMoney(bill.total)}</span>
          <Box component="span" sx={{ ml: 'auto' }}>
            {cart.proceed}
          </Box>
        </Button>
      </Box>
    </>
  );
}
