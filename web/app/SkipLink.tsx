import Box from '@mui/material/Box';
import { useTexts } from '../../ui/theme/texts.js';

/** The first thing the keyboard finds: past the header. */
export function SkipLink({ target }: { target: string }) {
  const { web } = useTexts();
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
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {web.skip}
    </Box>
  );
}
