import Box from '@mui/material/Box';
import { BasketDrawing } from '../drawings/BasketDrawing.js';

/** Draws a full basket in front of a rising sun. */
export function BannerScene() {
  return (
    <Box aria-hidden sx={{ position: 'absolute', inset: 0 }}>
      <Box
        sx={{
          position: 'absolute',
          right: { xs: '-12%', sm: '-4%', md: '-1%' },
          bottom: { xs: '-60%', md: '-90%' },
          height: { xs: '160%', md: '220%' },
          aspectRatio: 1,
          borderRadius: '50%',
          bgcolor: 'drawing.glow',
        }}
      />
      <BasketDrawing
        sx={{
          position: 'absolute',
          right: { xs: '-2%', sm: '4%', md: '5%' },
          bottom: '-4%',
          height: { xs: 'min(84%, 27vw)', sm: '88%', md: '96%' }, // stays beside the text, not below it
          width: 'auto',
        }}
      />
    </Box>
  );
}
