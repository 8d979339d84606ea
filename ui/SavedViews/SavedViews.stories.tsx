import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SavedViews, type SavedViewsProps } from './SavedViews.js';

const args = {
  views: [
    { key: 'all', label: 'All' },
    { key: 'low', label: 'Low stock' },
    { key: 'dairy', label: 'Dairy on offer', own: true },
  ],
  current: 'all',
  onChoose: fn(),
  onSave: fn(),
  onDelete: fn(),
};

const Choosing = (props: SavedViewsProps) => (
  <Held<string | undefined>
    key={props.current}
    value={props.current}
    onChange={(key) => props.onChoose(key ?? '')}
  >
    {(current, change) => <SavedViews {...props} current={current} onChoose={change} />}
  </Held>
);

const meta = {
  title: 'Admin/SavedViews',
  component: SavedViews,
  render: Choosing,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['A list with filters that admins use again and again.'],
    whenNot: ['The fixed statuses of orders: StatusTabs.'],
    pairs: [
      {
        do: 'Pass undefined as current once a filter was changed: the view can then be saved.',
        dont: 'Keep a view selected that is no longer shown.',
      },
      { do: 'Let admins delete views that they saved.', dont: 'Let them delete the shop’s standard views.' },
    ],
    content: ['The name of a view says what it shows: “Low stock”, never “View 2”.'],
    keyboard: [
      ['Tab', 'to the selected view, then to its button'],
      ['← →', 'to the previous or next view; Enter or Space selects it'],
    ],
    accessibility: ['Tabs: give the list `role="tabpanel"` and its id as `panelId`.'],
  }),
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Saves: Story = {
  args: { current: undefined },
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'View name' }), 'low STOCK');
    await expect(dialog.getByText(/A view with this name already exists/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'View name' }), ' of dairy{Enter}');
    await expect(given.onSave).toHaveBeenCalledWith('low STOCK of dairy');
  },
};

const many = Array.from({ length: 14 }, (_, n) => ({
  key: `v${n}`,
  label: `Shelf ${n + 1} of the market hall`,
}));
export const ManyViews: Story = { args: { views: many, current: 'v3' } };
export const Hindi: Story = { ...hindi, args: { views: [{ key: 'a', label: 'कम स्टॉक' }], current: 'a' } };
export const Narrow: Story = { ...narrow, args: { current: 'dairy' } };

export const Sheet: Story = sheet(
  {
    'A view of the house': <SavedViews {...args} />,
    'One’s own view': <SavedViews {...args} current="dairy" />,
    'Not saved yet': <SavedViews {...args} current={undefined} />,
    'Under the pointer': (
      <Posed as="hover">
        <SavedViews {...args} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <SavedViews {...args} />
      </Posed>
    ),
  },
  420,
);
