import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { getContrastRatio } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { edgePairs, textPairs } from './pairs.js';
import { contrast, dark, light, type Tones } from './tokens.js';
import { tabularNumbers } from './typography.js';

/**
 * Warm paper, green ink, and one deep leaf green for actions. Turmeric (yellow) means savings, tomato (red)
 * means problems, and sky (blue) informs; none of them decorates. Dark is a design of its own, not an
 * inversion. High contrast has strong edges and no tints. Code names a meaning (`primary.main`, `soft.error`,
 * `tile.mint`), never a colour.
 */
const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface SwatchProps {
  name: string;
  ground: string;
  text: string;
  /** Whether to draw a border instead of text. */
  edge?: boolean;
}

function Swatch({ name, ground, text, edge = false }: SwatchProps) {
  return (
    <Box
      sx={{
        bgcolor: ground,
        color: edge ? (getContrastRatio('#000', ground) > 10 ? '#000' : '#fff') : text,
        border: edge ? 3 : 1,
        borderColor: edge ? text : 'divider',
        borderRadius: 1,
        p: 1.5,
      }}
    >
      <Typography variant="subtitle2" component="p">
        {name}
      </Typography>
      <Typography variant="caption" component="p" sx={tabularNumbers}>
        {text} on {ground}
      </Typography>
      <Typography variant="caption" component="p" sx={tabularNumbers}>
        {getContrastRatio(text, ground).toFixed(1)} : 1
      </Typography>
    </Box>
  );
}

const grid = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' };

const schemeStory = (tones: Tones, least: string): Story => ({
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h4" component="h3">
        Text, {least} at least
      </Typography>
      <Box sx={grid}>
        {textPairs(tones).map(([name, text, ground]) => (
          <Swatch key={name} name={name} text={text} ground={ground} />
        ))}
      </Box>
      <Typography variant="h4" component="h3">
        Edges of controls and the focus ring, 3 : 1 at least
      </Typography>
      <Box sx={grid}>
        {edgePairs(tones).map(([name, edge, ground]) => (
          <Swatch key={name} name={name} text={edge} ground={ground} edge />
        ))}
      </Box>
    </Stack>
  ),
});

export const Light: Story = schemeStory(light, '4.5 : 1');
/** The dark theme: a deep green-black, with bright drawings on dim tiles. */
export const Dark: Story = schemeStory(dark, '4.5 : 1');
/** The theme for users who need strong contrast. */
export const HighContrast: Story = schemeStory(contrast, '7 : 1');

const band = { height: 48, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: 'var(--band)' };

/** Colours of drawings and backgrounds of images, in the theme of the toolbar. */
export const DrawingsAndTiles: Story = {
  render: () => (
    <Box sx={grid}>
      {(['drawing', 'tile'] as const).flatMap((group) =>
        Object.keys(light[group]).map((name) => (
          <Box key={group + name} sx={{ '--band': `var(--tokri-palette-${group}-${name})` }}>
            <Box sx={band} />
            <Typography variant="caption">
              {group}.{name}
            </Typography>
          </Box>
        )),
      )}
    </Box>
  ),
};
