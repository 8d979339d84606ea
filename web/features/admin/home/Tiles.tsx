import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode, useId } from 'react';

/** Tiles under a heading, as many beside each other as have room. */
export function Tiles({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
        }}
      >
        {Children.map(children, (tile) => (
          <Box component="li" sx={{ display: 'grid' }}>
            {tile}
          </Box>
        ))}
      </Box>
    </section>
  );
}
