import Box from '@mui/material/Box';
import { useAdminTexts } from '../theme/adminTexts.js';

/** That an order has just come, for those who missed the glow. */
export function FreshMark() {
  const { orders } = useAdminTexts();
  return (
    <Box component="span" sx={markLook}>
      {orders.fresh}
    </Box>
  );
}

const markLook = {
  typography: 'caption',
  fontWeight: 'fontWeightBold',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  borderRadius: 0.5,
  px: 0.75,
  whiteSpace: 'nowrap',
} as const;
