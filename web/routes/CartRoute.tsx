import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../ui/theme/texts.js';
import { HiddenHeading } from '../app/HiddenHeading.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCartPanel } from '../features/cart/ShopCartPanel.js';

/** `/cart`: the cart as a page, for phones (S-010). */
export default function CartRoute() {
  const { ui, web } = useTexts();
  return (
    <Stack sx={{ maxWidth: 640, mx: { xs: -2, sm: 'auto' } }}>
      <ScreenTitle>{ui.cart.title}</ScreenTitle>
      <Typography variant="h2" component="h1" sx={{ px: 2 }}>
        {ui.cart.title}
      </Typography>
      <HiddenHeading level="h2">{web.checkout.items}</HiddenHeading>
      <ShopCartPanel />
    </Stack>
  );
}
