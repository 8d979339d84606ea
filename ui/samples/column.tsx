import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** A story as wide as the column it stands in; `parameters: { wide: true }` lets a sheet out of it. */
export const column: Decorator = (Story, { parameters }) => (
  <Box sx={{ maxWidth: parameters.wide ? 'none' : 440 }}>
    <Story />
  </Box>
);
