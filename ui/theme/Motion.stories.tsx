import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { TokenTable } from '../samples/TokenTable.js';
import { tokriTheme } from './theme.js';
import { pace } from './tokens.js';

/**
 * Motion has a purpose and ends within a fifth of a second: the stepper counts, the cart bumps, the drawer
 * slides. With reduced motion (set in the system or in the toolbar) nothing moves at all, and the search
 * prompt does not type.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The durations of motion. */
export const Paces: Story = {
  render: function Racing() {
    const [there, setThere] = useState(false);
    return (
      <Stack sx={{ gap: 2 }}>
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setThere(!there)}>
          Move
        </Button>
        {Object.entries(pace).map(([name, time]) => (
          <Box key={name}>
            <Typography variant="body2">
              {name}: {time} ms
            </Typography>
            <Box
              data-pace={name}
              sx={{
                width: 48,
                height: 24,
                borderRadius: 1,
                bgcolor: 'primary.main',
                transform: there ? 'translateX(240px)' : 'none',
                transition: `transform ${String(time)}ms ${tokriTheme.transitions.easing.easeOut}`,
              }}
            />
          </Box>
        ))}
      </Stack>
    );
  },
};

const durations = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-pace]')].map((mover) =>
    Number.parseFloat(getComputedStyle(mover).transitionDuration),
  );

/** The toolbar's reduced motion stops all three. */
export const Reduced: Story = {
  ...Paces,
  globals: { motion: 'reduce' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Move' })).toBeVisible();
    for (const seconds of durations(canvasElement)) await expect(seconds).toBeLessThan(0.001);
  },
};

/** The easing curves of motion. */
export const Easing: Story = {
  render: () => (
    <TokenTable
      caption="Easings"
      columns={['Easing', 'Curve']}
      rows={Object.entries(tokriTheme.transitions.easing)}
    />
  ),
};
