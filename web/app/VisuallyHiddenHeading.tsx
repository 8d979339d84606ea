import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';

export interface VisuallyHiddenHeadingProps {
  children: string;
  level?: 'h1' | 'h2';
}

/** A heading for those who listen, where those who look need none. */
export function VisuallyHiddenHeading({ children, level = 'h1' }: VisuallyHiddenHeadingProps) {
  return (
    <Box component={level} sx={{ m: 0, position: 'absolute' }}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Box>
  );
}
