import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/**
 * Renders a story in a column of 440 px. With `parameters: { wide: true }` it is as wide as the page, for a
 * story that shows all states side by side.
 */
export const column: Decorator = (Story, { parameters }) => (
  <Box sx={{ maxWidth: parameters.wide ? 'none' : 440 }}>
    <Story />
  </Box>
);
