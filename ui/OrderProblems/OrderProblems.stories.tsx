import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answeredProblem, openProblem, sampleOrder } from '../samples/account.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OrderProblems, type OrderProblemsProps } from './OrderProblems.js';

const { lines } = sampleOrder;
const args: OrderProblemsProps = { problems: [openProblem], lines };

const meta = {
  title: 'Orders/OrderProblems',
  component: OrderProblems,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['On the order page of a customer and of an admin, when a problem was reported.'],
    whenNot: ['To report one: ReportProblemDialog.', 'For a payment: PaymentNotice.'],
    pairs: [
      {
        do: 'Show what was reported, and when, as long as the order is shown.',
        dont: 'Replace it by a badge: the customer wants to read that the shop has it.',
      },
    ],
    content: ['Both texts are shown as they were written, with their line breaks.'],
    keyboard: [['Tab', 'to the button that `footOf` renders']],
    accessibility: ['Each problem is a group with a name; its kind and state are text, not only a colour.'],
  }),
} satisfies Meta<typeof OrderProblems>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Answered: Story = { tags: ['on-sheet'], args: { problems: [answeredProblem] } };
/** The newest problem comes first. */
export const Several: Story = { args: { problems: [answeredProblem, openProblem] } };
/** For an admin: the open problem has a button. */
export const ToAnswer: Story = {
  tags: ['on-sheet'],
  args: { footOf: () => <Button variant="contained">Answer</Button> },
};
/** Without products it is about the whole order. */
export const WholeOrder: Story = { args: { problems: [{ ...openProblem, kind: 'other', products: [] }] } };
export const Narrow: Story = { ...narrow, args: { problems: [answeredProblem, openProblem] } };
export const Hindi: Story = hindi;

export const Sheet: Story = sheet(
  {
    Open: <OrderProblems {...args} />,
    Answered: <OrderProblems {...args} problems={[answeredProblem]} />,
    'To answer': <OrderProblems {...args} footOf={() => <Button variant="contained">Answer</Button>} />,
  },
  320,
);
