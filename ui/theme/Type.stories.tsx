import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from '../samples/TokenTable.js';
import { tokriTheme } from './theme.js';
import { tabularNumbers } from './typography.js';

/**
 * Anek, one typeface for Latin and Devanagari, served by the shop itself. The Devanagari file is loaded only
 * when such a letter is shown. There are few sizes in clear steps, and prices have digits of equal width.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = ['h1', 'h2', 'h3', 'h4', 'h5', 'subtitle1', 'body1', 'body2', 'button', 'caption'] as const;

/** Every text style. `h1` and `h2` grow with the screen. */
export const Steps: Story = {
  render: () => (
    <TokenTable
      caption="Steps of type"
      columns={['Step', 'Size', 'Weight', 'Line', 'Looks']}
      rows={steps.map((step) => {
        const { fontSize, fontWeight, lineHeight } = tokriTheme.typography[step];
        return [
          step,
          fontSize,
          fontWeight,
          lineHeight,
          <Typography key={step} variant={step} component="span">
            Milk, bread and eggs
          </Typography>,
        ];
      })}
    />
  ),
};

/** Digits of equal width: amounts align, and a changing number does not jump. */
export const Statistics: Story = {
  render: () => (
    <Stack sx={{ ...tabularNumbers, alignItems: 'flex-end', width: 'fit-content' }}>
      {['₹1,111.11', '₹88.80', '₹1,00,00,000.00', '₹0.01'].map((amount) => (
        <Typography key={amount} variant="h4" component="p">
          {amount}
        </Typography>
      ))}
    </Stack>
  ),
};

/** The Devanagari script in the same weights. */
export const Devanagari: Story = {
  render: () => (
    <Stack lang="hi" sx={{ gap: 1 }}>
      {(['h1', 'h3', 'body1', 'caption'] as const).map((step) => (
        <Typography key={step} variant={step} component="p">
          दूध, ब्रेड और अंडे, दस मिनट में घर · ₹1,00,000
        </Typography>
      ))}
    </Stack>
  ),
};

/** A name ends after two lines; a price is never cut. */
export const TwoLines: Story = {
  render: () => (
    <Typography
      sx={{
        width: 200,
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      }}
    >
      Organic Cold-Pressed Single-Origin Extra Virgin Coconut Oil in a Glass Bottle with a Measuring Cap
    </Typography>
  ),
};
