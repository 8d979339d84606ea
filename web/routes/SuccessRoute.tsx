import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/texts/fill.js';
import { drawings } from '../../ui/drawings/drawings.js';
import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useSession } from '../app/session/useSession.js';
import { OrderReceipt } from '../features/checkout/OrderReceipt.js';
import { readResultState } from '../features/checkout/resultState.js';

/** `/success`: "{text} Successfully", and the order where it is known (S-011, W-14). */
export default function SuccessRoute() {
  const { ui, web } = useTexts();
  const { state, search } = useLocation();
  const session = useSession();
  const { text = web.result.payment, orderId } = readResultState(state, search);
  const heading = fill(web.result.success, { text });
  return (
    <Stack sx={{ gap: 3, maxWidth: 560, mx: 'auto', py: { xs: 2, md: 5 }, textAlign: 'center' }}>
      <ScreenTitle>{heading}</ScreenTitle>
      <drawings.orders sx={{ width: 132, height: 132, mx: 'auto' }} />
      <Typography variant="h1">{heading}</Typography>
      {orderId && session === 'customer' && <OrderReceipt orderId={orderId} />}
      <Stack sx={{ gap: 1, alignItems: 'center' }}>
        <Button variant="contained" size="large" href={routes.home}>
          {web.goHome}
        </Button>
        {session === 'customer' && <Button href={routes.orders}>{ui.account.orders}</Button>}
      </Stack>
    </Stack>
  );
}
