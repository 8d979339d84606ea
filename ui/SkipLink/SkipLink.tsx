import Box from '@mui/material/Box';
import { useMessages } from '../theme/messages.js';

export interface SkipLinkProps {
  /** Id of the element to skip to, which takes the focus. */
  target?: string;
}

/**
 * Renders a link that lets keyboard users skip the header. It is the first tab stop, and is visible only
 * while it has the focus.
 */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const { web } = useMessages();
  return (
    <Box
      component="a"
      href={`#${target}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {web.skip}
    </Box>
  );
}
