import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/**
 * Renders a story as wide as a grid column (184 px). With `parameters: { wide: true }` it is as wide as the
 * page, for a story that shows all states side by side.
 */
export const tile: Decorator = (Story, { parameters }) => (
  <Box sx={{ maxWidth: parameters.wide ? 'none' : 184 }}>
    <Story />
  </Box>
);
