import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { categoriesWithImages } from '../samples/images.js';
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
      'Once, at the top of the home page: the delivery promise, or what the shop has to say this week. It is low, so that products are in the first view.',
    ],
    whenNot: [
      'On other pages: use a heading.',
      'For the offers of single products: use the turmeric colour on the products themselves.',
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
      'The default title contains the minutes from the shop’s settings. A title of the shop has up to 60 characters.',
      'Below 1,024 px the second sentence is left out, and on a phone an arrow stands for the button’s text, because the banner is low.',
    ],
    keyboard: [['Enter', 'on “Start shopping”: opens the link']],
    accessibility: [
      'The title is the home page’s h1. Drawing and image are decorative.',
      'The arrow of a phone is named by the button’s text.',
    ],
  }),
} satisfies Meta<typeof HomeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
const ofTheShop = {
  title: 'Mango week: Alphonso and Kesar',
  text: 'Fresh from Ratnagiri, until Sunday.',
  action: 'See mangoes',
  image: categoriesWithImages[0]?.image,
};
/** The texts and the image of the shop. */
export const OfTheShop: Story = { tags: ['on-sheet'], args: ofTheShop };
export const OfTheShopOnAPhone: Story = { args: ofTheShop, globals: { viewport: { value: 'phone' } } };
export const Hindi: Story = hindi;
export const HindiOnAPhone: Story = { globals: { ...hindi.globals, ...narrowPage.globals } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Narrow: Story = { ...narrowPage, args: { ...ofTheShop, title: longName.slice(0, 60) } };
export const Pressed: Story = pressed;

export const Sheet: Story = sheet(
  {
    'Ten minutes': <HomeBanner />,
    'Slower shop': <HomeBanner minutes={45} />,
    'Of the shop': <HomeBanner {...ofTheShop} />,
    Loading: <HomeBanner loading />,
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
