import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '../../contract/links.js';
import { drawings } from '../../ui/drawings/drawings.js';
import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';

/** `/cancel`: "Order Cancel" (S-013); the cart is as it was. */
export default function CancelRoute() {
  const { web } = useTexts();
  return (
    <Stack
      sx={{
        gap: 2,
        maxWidth: 560,
        mx: 'auto',
        py: { xs: 2, md: 5 },
        textAlign: 'center',
        alignItems: 'center',
      }}
    >
      <ScreenTitle>{web.result.cancel}</ScreenTitle>
      <drawings.basket sx={{ width: 132, height: 132 }} />
      <Typography variant="h1">{web.result.cancel}</Typography>
      <Typography color="textSecondary">{web.result.cancelHint}</Typography>
      <Button variant="contained" size="large" href={routes.home}>
        {web.goHome}
      </Button>
      <Button href={routes.checkout}>{web.result.backToCheckout}</Button>
    </Stack>
  );
}
