import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCartPanel } from '../features/cart/ShopCartPanel.js';

/** `/cart`: the cart as a page, for phones (S-010). */
export default function CartRoute() {
  const { cart } = useTexts().ui;
  return (
    <Stack sx={{ maxWidth: 640, mx: 'auto' }}>
      <ScreenTitle>{cart.title}</ScreenTitle>
      <Typography variant="h2" component="h1" sx={{ px: 2 }}>
        {cart.title}
      </Typography>
      <ShopCartPanel />
    </Stack>
  );
}
