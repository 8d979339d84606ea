import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { tile } from '../samples/tile.js';
import { usage } from '../samples/usage.js';
import { EntryCard, type EntryCardProps } from './EntryCard.js';

const args: EntryCardProps = { name: 'Milk', src: milk, detail: '1 L', onEdit: fn(), onDelete: fn() };

const meta = {
  title: 'Admin/EntryCard',
  component: EntryCard,
  decorators: [tile],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: [
      'A category or a product that admins recognise by its image, with Edit and Delete (S-063, S-077).',
    ],
    whenNot: ['For customers: ProductCard, CategoryTile.', 'To compare prices and stock: DataTable.'],
    pairs: [
      { do: 'Two actions, with text.', dont: 'A menu of six behind three dots.' },
      { do: 'Ask for confirmation before deleting: DeleteDialog.', dont: 'Delete at the first tap.' },
    ],
    content: ['At most one line of detail; a name takes at most two lines.'],
    keyboard: [
      ['Tab', 'to Edit, then to Delete'],
      ['Enter, Space', 'presses the button'],
    ],
    accessibility: ['An article with a heading; its buttons name the entry: “Edit Milk”.'],
  }),
} satisfies Meta<typeof EntryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { name: 'अमूल ताज़ा टोंड दूध', detail: '१ लीटर' } };
export const Pressed: Story = { parameters: { pseudo: { hover: true, active: true } } };

export const Acts: Story = {
  play: async ({ canvas, args: { onEdit, onDelete } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Milk' }));
    await expect(onDelete).toHaveBeenCalledTimes(1);
  },
};

export const Sheet: Story = sheet(
  {
    Default: <EntryCard {...args} />,
    Hovered: (
      <Posed as="hover">
        <EntryCard {...args} />
      </Posed>
    ),
    Focused: (
      <Posed as="focus">
        <EntryCard {...args} />
      </Posed>
    ),
    'Without detail': <EntryCard {...args} detail={undefined} />,
    'Long text': <EntryCard {...args} name={longName} />,
    'Missing picture': <EntryCard {...args} src="" />,
    Hindi: <EntryCard {...args} name="अमूल ताज़ा टोंड दूध" detail="१ लीटर" />,
  },
  160,
);
