import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** Renders a story under the pointer. Spread it into the story. */
export const hovered = { parameters: { pseudo: { hover: true } } };

/** Renders a story as pressed. Spread it into the story. */
export const pressed = { parameters: { pseudo: { hover: true, active: true } } };

/** Presses Tab once in a story, so that its first control has the focus. Spread it into the story. */
export const focused = {
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/**
 * Renders a story in a screen of 320 px with page margins. Focus rings and shadows may reach into the
 * margins.
 */
const frame: Decorator = (Story) => (
  <Box data-width="narrow" sx={{ width: 320, mx: -2, px: 2 }}>
    <Story />
  </Box>
);

/** Renders a story on the narrowest phone (320 px). The story fails if something is wider than the screen. */
export const narrow = {
  globals: { viewport: { value: 'small' } },
  decorators: [frame],
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const room = canvasElement.querySelector('[data-width="narrow"]');
    await expect(room?.scrollWidth).toBeLessThanOrEqual(room?.clientWidth ?? 0);
  },
};

/**
 * Like `narrow`, for a component that reaches from edge to edge of the screen: renders a story on the
 * narrowest phone and fails if something is wider than the screen.
 */
export const narrowPage = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
