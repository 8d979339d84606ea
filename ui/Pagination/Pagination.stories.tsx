import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Pagination, type PaginationProps } from './Pagination.js';

const args = { page: 2, pages: 9, total: 104, pageSize: 12, onPageChange: fn(), onPageSizeChange: fn() };

const Paging = (props: PaginationProps) => (
  <Held key={props.page} value={props.page} onChange={props.onPageChange}>
    {(page, change) => <Pagination {...props} page={page} onPageChange={change} />}
  </Held>
);

const meta = {
  title: 'Admin/Pager',
  component: Pagination,
  render: Paging,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['A list of the dashboard is longer than a page.'],
    whenNot: ['Product listings of the shop: they load more while scrolling (infinite scroll).'],
    pairs: [
      {
        do: 'Keep the page in the address, so that Back works.',
        dont: 'Forget the page when a row is opened.',
      },
      {
        do: 'Keep both buttons in place at the first and last page.',
        dont: 'Remove a button under the pointer.',
      },
    ],
    content: ['“Page 2 of 9”: always both numbers.'],
    keyboard: [
      ['Enter / Space', 'goes to the previous or next page; at the first and last page the focus just stays'],
      ['Enter / Space', 'one page on or back; nothing at the ends, where the focus stays'],
    ],
    accessibility: ['The page is announced when it changes.'],
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { pageSizes: [12, 24, 48, 100] } };
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Page 2 of 9')).toBeVisible();
  },
};
export const OnlyPage: Story = { args: { page: 1, pages: 1, total: 4 } };
export const ManyPages: Story = { args: { page: 48_211, pages: 8_33_334, total: 1_00_00_000 } };
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Between: <Pagination {...args} />,
    'First page': <Pagination {...args} page={1} />,
    'Last page': <Pagination {...args} page={9} />,
    'No rows': <Pagination {...args} page={1} pages={0} total={0} />,
    Plain: <Pagination page={2} pages={9} onPageChange={args.onPageChange} />,
    'Under the pointer': (
      <Posed as="hover">
        <Pagination {...args} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <Pagination {...args} />
      </Posed>
    ),
  },
  480,
);
