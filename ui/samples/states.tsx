import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** A mouse rests on it. Like its neighbours: to be spread into a story. */
export const hovered = { parameters: { pseudo: { hover: true } } };

/** It is being pressed. */
export const pressed = { parameters: { pseudo: { hover: true, active: true } } };

/** The Tab key was pressed once: the first control has the focus. */
export const focused = {
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** A phone of 320 px with the page's edges on either side, into which rings and shadows may reach. */
const frame: Decorator = (Story) => (
  <Box data-width="narrow" sx={{ width: 320, mx: -2, px: 2 }}>
    <Story />
  </Box>
);

/** On the narrowest phone; fails where something sticks out. */
export const narrow = {
  globals: { viewport: { value: 'small' } },
  decorators: [frame],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const room = canvasElement.querySelector('[data-width="narrow"]');
    await expect(room?.scrollWidth).toBeLessThanOrEqual(room?.clientWidth ?? 0);
  },
};

/** The same for what reaches from edge to edge. */
export const narrowPage = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
