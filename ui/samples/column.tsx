import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** A story as wide as the column it stands in. */
export const column: Decorator = (Story) => (
  <Box sx={{ maxWidth: 440 }}>
    <Story />
  </Box>
);
