import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';

/**
 * The shop's own icons, with lines of one weight on a 24 × 24 grid. An icon beside text is decoration. A
 * button with only an icon needs a name (`aria-label`).
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const modules = import.meta.glob<Record<string, typeof SvgIcon>>('../icons/*Icons.tsx', { eager: true });
const icons = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Icon') && name !== 'socialIcon')
  .sort(([one], [other]) => one.localeCompare(other));

/** Every icon of the library, read from its code. */
export const All: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
      {icons.map(([name, Icon]) => (
        <Box
          key={name}
          sx={{ textAlign: 'center', p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <Icon />
          <Typography variant="caption" component="p">
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  ),
};
