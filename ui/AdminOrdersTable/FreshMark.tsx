import Box from '@mui/material/Box';
import { useAdminMessages } from '../theme/adminMessages.js';

/** Renders the word that marks a new order, for admins who missed the short highlight of its row or card. */
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
