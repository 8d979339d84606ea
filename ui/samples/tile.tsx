import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/**
 * Renders a story as wide as a grid column (184 px). `parameters: { wide: true }` lifts the limit for a
 * sheet.
 */
export const tile: Decorator = (Story, { parameters }) => (
  <Box sx={{ maxWidth: parameters.wide ? 'none' : 184 }}>
    <Story />
  </Box>
);
