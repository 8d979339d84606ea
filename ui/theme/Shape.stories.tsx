import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from '../samples/TokenTable.js';
import { densities } from './density.js';
import { contrast, dark, light, radius } from './tokens.js';

/**
 * A 4 px grid, generous corners, thin borders rather than shadows, and one soft shadow for floating elements.
 * The toolbar lays the grid over any story.
 */
const meta = { title: 'Foundations/Space, radius, shadow' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 8];

/** Steps of `theme.spacing`, 8 px each; half steps are the smallest. */
export const Space: Story = {
  render: () => (
    <TokenTable
      caption="Steps of space"
      columns={['Step', 'Pixels', 'Looks']}
      rows={steps.map((step) => [
        step,
        step * 8,
        <Box
          key={step}
          sx={{ width: (theme) => theme.spacing(step), height: 16, bgcolor: 'primary.main' }}
        />,
      ])}
    />
  ),
};

/**
 * `small` for chips and list rows, `medium` for controls, `large` for cards and dialogs, `round` for circles
 * and pills.
 */
export const Radius: Story = {
  render: () => (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {Object.entries(radius).map(([name, value]) => (
        <Box
          key={name}
          sx={{ p: 3, minWidth: 128, border: 1, borderColor: 'outline', borderRadius: `${String(value)}px` }}
        >
          {name} {value}
        </Box>
      ))}
    </Stack>
  ),
};

/** The only shadow, for dialogs, drawers, menus and toasts. In high contrast it is a border. */
export const Shadow: Story = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ p: 3, bgcolor: 'background.paper', borderRadius: 1.5, boxShadow: 8 }}>
        What floats, in the scheme of the toolbar
      </Box>
      <TokenTable
        caption="The shadow in each scheme"
        columns={['Scheme', 'Shadow']}
        rows={Object.entries({ light, dark, contrast }).map(([name, { shadow }]) => [name, shadow])}
      />
    </Stack>
  ),
};

/**
 * Heights of clickable elements and padding of fields. Comfortable suits touch; compact
 * (`data-density="compact"` on any element) suits comparing rows on a desktop. Nothing clickable is less than
 * 28 px high.
 */
export const Density: Story = {
  render: () => (
    <TokenTable
      caption="Measures of controls in pixels"
      columns={['Measure', 'Comfortable', 'Compact']}
      rows={Object.entries(densities.comfortable).map(([name, pixels]) => [
        name,
        pixels,
        Object.entries(densities.compact).find(([other]) => other === name)?.[1],
      ])}
    />
  ),
};
