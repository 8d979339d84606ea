import Box from '@mui/material/Box';
import { Hidden } from '../../ui/Hidden/Hidden.js';

export interface HiddenHeadingProps {
  children: string;
  level?: 'h1' | 'h2';
}

/** A heading for those who listen, where those who look need none. */
export function HiddenHeading({ children, level = 'h1' }: HiddenHeadingProps) {
  return (
    <Box component={level} sx={{ m: 0, position: 'absolute' }}>
      <Hidden>{children}</Hidden>
    </Box>
  );
}
