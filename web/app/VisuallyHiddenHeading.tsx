import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';

interface VisuallyHiddenHeadingProps {
  children: string;
  level?: 'h1' | 'h2';
}

/** Renders a heading for screen readers alone. */
export function VisuallyHiddenHeading({ children, level = 'h1' }: VisuallyHiddenHeadingProps) {
  return (
    <Box component={level} sx={{ m: 0, position: 'absolute' }}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Box>
  );
}
