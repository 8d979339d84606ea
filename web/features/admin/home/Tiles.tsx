import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode, useId } from 'react';

export interface TilesProps {
  title: string;
  /** The number of columns on a desktop; a tablet has two, a phone one. */
  columns: number;
  children: ReactNode;
}

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

/** Renders tiles under a heading. */
export function Tiles({ title, columns, children }: TilesProps) {
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
          gridTemplateColumns: { xs: equal(1), sm: equal(2), lg: equal(columns) },
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
