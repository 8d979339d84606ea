import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { adminRatings } from '../samples/ratings.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { RatingsTable, type RatingsTableProps } from './RatingsTable.js';

const args: RatingsTableProps = {
  ratings: adminRatings,
  hrefOf: ({ productId }) => `#${productId}`,
  orderHrefOf: ({ orderId }) => `#${orderId}`,
  onApprove: fn(),
  onReject: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Admin/RatingsTable',
  component: RatingsTable,
  args,
  argTypes: { status: { control: 'inline-radio', options: ['ready', 'loading', 'refreshing', 'failed'] } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['The dashboard’s screen of ratings, with tabs for their states above it.'],
    whenNot: ['For customers: Reviews.'],
    pairs: [{ do: 'Approve with one press.', dont: 'Ask "Are you sure?": an approval can be taken back.' }],
    content: ['The link of the order shows that the customer got the product.'],
    keyboard: [
      ['Tab', 'from link to link and button to button'],
      ['Enter, Space', 'approves or rejects; the focus moves to the next rating when the row goes'],
    ],
    accessibility: ['Each button is named with its product.'],
  }),
} satisfies Meta<typeof RatingsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Failed: Story = { args: { status: 'failed', ratings: [] } };
export const Hindi: Story = {
  ...hindi,
  args: {
    ratings: adminRatings.slice(0, 1).map((one) => ({ ...one, product: 'दूध', text: 'ताज़ा', name: '' })),
  },
};
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Ready: <RatingsTable {...args} />,
    'Of one state': <RatingsTable {...args} ratings={adminRatings.slice(0, 1)} hidden={['state']} />,
    Refreshing: <RatingsTable {...args} status="refreshing" />,
    Loading: <RatingsTable {...args} status="loading" skeletons={4} />,
    Empty: <RatingsTable {...args} ratings={[]} />,
  },
  1000,
);
