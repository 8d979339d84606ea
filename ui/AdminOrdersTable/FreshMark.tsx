import Box from '@mui/material/Box';
import { useAdminMessages } from '../theme/adminMessages.js';

/** Marks a new order with a word, for admins who missed the glow. */
export function FreshMark() {
  const { orders } = useAdminMessages();
  return (
    <Box component="span" sx={markStyles}>
      {orders.fresh}
    </Box>
  );
}

const markStyles = {
  typography: 'caption',
  fontWeight: 'fontWeightBold',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  borderRadius: 0.5,
  px: 0.75,
  whiteSpace: 'nowrap',
} as const;
