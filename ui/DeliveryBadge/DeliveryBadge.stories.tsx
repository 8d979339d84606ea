import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../Image/Image.js';
import { hindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DeliveryBadge } from './DeliveryBadge.js';

const meta = {
  title: 'Catalogue/DeliveryBadge',
  component: DeliveryBadge,
  args: { minutes: 10, size: 'medium' },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['The promised delivery time of a product: in the corner of its image, or above its name.'],
    whenNot: [
      'The arrival of a placed order: OrderSummary shows the time of day.',
      'For the whole home page: HomeBanner says it in a sentence.',
    ],
    pairs: [
      {
        do: 'Pass the minutes from the shop’s settings.',
        dont: 'Write “10” into the page: other shops may need 45 minutes.',
      },
      {
        do: 'Place it on a plain background or an image.',
        dont: 'Show it on a sold-out product, which cannot be delivered.',
      },
    ],
    content: ['“10 Min” on the product page, “10 min” on cards, as specified.'],
    accessibility: ['Plain text; the flash is decorative.'],
  }),
} satisfies Meta<typeof DeliveryBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const onImage = (
  <Box sx={{ position: 'relative', width: 160 }}>
    <Image src={milk} name="Milk" />
    <DeliveryBadge size="small" sx={{ position: 'absolute', bottom: 6, left: 6 }} />
  </Box>
);

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { minutes: 1_440 } };

export const Sheet: Story = sheet(
  {
    'Product page': <DeliveryBadge />,
    Cards: <DeliveryBadge size="small" />,
    'Slower shop': <DeliveryBadge minutes={45} />,
    'One minute': <DeliveryBadge minutes={1} size="small" />,
    'A day': <DeliveryBadge minutes={1_440} />,
    'On a picture': onImage,
  },
  180,
);
