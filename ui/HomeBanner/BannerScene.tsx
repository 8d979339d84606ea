import Box from '@mui/material/Box';
import { BasketDrawing } from '../drawings/BasketDrawing.js';

/** A full basket on a rising sun of turmeric. */
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
          height: { xs: 'min(78%, 34vw)', sm: '78%', md: '92%' }, // beside the button, not beneath it
          width: 'auto',
        }}
      />
    </Box>
  );
}
