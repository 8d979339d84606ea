import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { sampleOrder } from '../samples/account.js';
import { milkPicture } from '../samples/drawnPictures.js';
import { column } from '../samples/column.js';
import { OrderCard } from './OrderCard.js';

const product_details = { name: 'Amul Taaza Toned Milk', image: [milkPicture] };

const meta = {
  title: 'Orders/OrderCard',
  component: OrderCard,
  decorators: [column],
  args: { order: { ...sampleOrder, product_details } },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {};
export const OnTheWay: Story = {
  args: { order: { ...sampleOrder, product_details, status: 'out_for_delivery' } },
};
export const Delivered: Story = {
  args: { order: { ...sampleOrder, product_details, status: 'delivered', payment_status: 'paid' } },
};
export const Cancelled: Story = {
  args: { order: { ...sampleOrder, status: 'cancelled', payment_status: 'refunded' } },
};
export const PictureMissing: Story = { args: { order: sampleOrder } };
export const WithAction: Story = { args: { actions: <Button variant="outlined">Pay now</Button> } };
export const LongText: Story = {
  args: {
    order: {
      ...sampleOrder,
      subTotalAmt: 1_00_00_000,
      product_details: {
        name: 'Aashirvaad Superior MP Sharbati Whole Wheat Atta with a name that goes on for two lines and then some',
        image: [],
      },
    },
  },
};
export const Hindi: Story = {
  args: { order: { ...sampleOrder, product_details: { name: 'अमूल ताज़ा टोंड दूध', image: [milkPicture] } } },
};
