import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { HomeBanner } from './HomeBanner.js';

const meta = {
  title: 'Site/HomeBanner',
  component: HomeBanner,
  args: { minutes: 10, href: '/search' },
  parameters: usage({
    status: 'ready',
    area: 'Site',
    when: [
      'Once, at the top of the home page: the delivery promise and the button to the products. It is low, so that products are in the first view.',
    ],
    whenNot: [
      'On other pages: use a heading.',
      'For offers: use the turmeric colour on the products themselves.',
    ],
    pairs: [
      {
        do: 'One sentence, one button.',
        dont: 'A carousel of banners: hardly anybody sees the second banner.',
      },
      {
        do: 'Text over a drawing.',
        dont: 'Text inside an image: it is not translated or read out.',
      },
    ],
    content: [
      'The title contains the minutes from the shop’s settings.',
      'Below 1,024 px the second sentence is left out, because the banner is low.',
    ],
    keyboard: [['Enter', 'on “Start shopping”: opens the link']],
    accessibility: ['The title is the home page’s h1. The drawing is decorative.'],
  }),
} satisfies Meta<typeof HomeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongText: Story = { args: { minutes: 1_440 } };
export const Hindi: Story = hindi;
export const HindiOnAPhone: Story = { globals: { ...hindi.globals, ...narrowPage.globals } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { ...narrowPage, args: { minutes: 45 } };
export const Pressed: Story = pressed;

export const SaysOneThing: Story = {
  args: { minutes: 25 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Groceries at your door in 25 minutes' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/search');
  },
};

export const Sheet: Story = sheet(
  {
    'Ten minutes': <HomeBanner />,
    'Slower shop': <HomeBanner minutes={45} />,
    Hover: (
      <Posed as="hover">
        <HomeBanner />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <HomeBanner />
      </Posed>
    ),
    'In a narrow place': (
      <Box sx={{ maxWidth: 480 }}>
        <HomeBanner />
      </Box>
    ),
  },
  640,
);
