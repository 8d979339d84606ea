import Box from '@mui/material/Box';
import { BasketDrawing } from '../drawings/BasketDrawing.js';

/** Draws a full basket in front of a rising sun. */
export function BannerScene() {
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
      <Box
        sx={{
          position: 'absolute',
          right: { xs: '-22%', sm: '-8%', md: '0%' },
          bottom: { xs: '-40%', md: '-62%' },
          height: { xs: '130%', md: '170%' },
          aspectRatio: 1,
          borderRadius: '50%',
          bgcolor: 'drawing.glow',
        }}
      />
      <BasketDrawing
        sx={{
          position: 'absolute',
          right: { xs: '-6%', sm: '4%', md: '9%' },
          bottom: { xs: '-4%', md: '-2%' },
          height: { xs: 'min(78%, 34vw)', sm: '78%', md: '92%' }, // stays beside the button, not below it
          width: 'auto',
        }}
      />
    </Box>
  );
}
