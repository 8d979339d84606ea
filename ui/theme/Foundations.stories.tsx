import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { getContrastRatio } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast, dark, light, pace, radius, target, type Tones } from './tokens.js';
import { tabularFigures } from './typography.js';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface SwatchProps {
  name: string;
  ground: string;
  text: string;
}

function Swatch({ name, ground, text }: SwatchProps) {
  return (
    <Stack sx={{ bgcolor: ground, color: text, p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2">{name}</Typography>
      <Typography variant="caption" sx={tabularFigures}>
        {ground} · {getContrastRatio(text, ground).toFixed(1)} : 1
      </Typography>
    </Stack>
  );
}

const swatchesOf = (tones: Tones): SwatchProps[] => [
  { name: 'ground', ground: tones.ground, text: tones.ink },
  { name: 'paper', ground: tones.paper, text: tones.ink },
  { name: 'quiet ink', ground: tones.paper, text: tones.quietInk },
  ...(['leaf', 'turmeric', 'tomato', 'sky'] as const).map((tone) => ({
    name: tone,
    ground: tones[tone].main,
    text: tones[tone].contrastText,
  })),
  { name: 'savings', ground: tones.soft.secondary, text: tones.savings },
  ...Object.entries(tones.soft).map(([name, ground]) => ({ name: `soft ${name}`, ground, text: tones.ink })),
  ...Object.entries(tones.tile).map(([name, ground]) => ({ name: `tile ${name}`, ground, text: tones.ink })),
];

/** Every ground with the text it carries, and their contrast: 4.5 : 1 at least, 7 : 1 in high contrast. */
export const Colours: Story = {
  render: () => (
    <Stack sx={{ gap: 4 }}>
      {Object.entries({ light, dark, contrast }).map(([scheme, tones]) => (
        <Box key={scheme} component="section">
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {scheme}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))' }}>
            {swatchesOf(tones).map((swatch) => (
              <Swatch key={swatch.name} {...swatch} />
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  ),
};

const steps = ['h1', 'h2', 'h3', 'h4', 'h5', 'body1', 'body2', 'caption', 'button'] as const;

/** Anek Latin, one voice in few sizes. Prices have figures of one width. */
export const Type: Story = {
  render: () => (
    <Stack sx={{ gap: 2 }}>
      {steps.map((step) => (
        <Typography key={step} variant={step} component="p">
          {step}: milk, bread and eggs for <span style={tabularFigures}>₹1,00,000.00</span>
        </Typography>
      ))}
    </Stack>
  ),
};

/** Radii, heights of what is tapped, and how long things move. */
export const Measures: Story = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 2 }}>
        {Object.entries(radius).map(([name, value]) => (
          <Box key={name} sx={{ p: 3, border: 1, borderColor: 'outline', borderRadius: `${value}px` }}>
            {name} {value}
          </Box>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-end' }}>
        {Object.entries(target).map(([name, value]) => (
          <Box key={name} sx={{ height: value, px: 2, bgcolor: 'soft.primary', borderRadius: 1 }}>
            {name} {value}
          </Box>
        ))}
      </Stack>
      <Typography>
        {Object.entries(pace)
          .map(([name, value]) => `${name} ${value} ms`)
          .join(' · ')}
      </Typography>
    </Stack>
  ),
};
