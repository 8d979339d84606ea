import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SearchChips } from './SearchChips.js';

const before = ['bread', 'aata 5 kg', 'milk', 'paneer', 'eggs', 'sugar', 'basmati rice', 'curd'];

const meta = {
  title: 'Search/SearchChips',
  component: SearchChips,
  render: (args) => (
    <Held key={args.terms.join()} value={args.terms} onChange={() => undefined}>
      {(terms, change) => (
        <SearchChips
          {...args}
          terms={terms}
          {...(args.onRemove && {
            onRemove: (gone) => {
              args.onRemove?.(gone);
              change(terms.filter((term) => term !== gone));
            },
          })}
          {...(args.onClear && {
            onClear: () => {
              args.onClear?.();
              change([]);
            },
          })}
        />
      )}
    </Held>
  ),
  args: { label: 'Recent searches', terms: before, onChoose: fn(), onRemove: fn(), onClear: fn() },
  parameters: usage({
    status: 'ready',
    area: 'Search',
    when: [
      'On a phone, above the results: suggested categories and terms, or recent searches.',
      'After a search without results: similar terms.',
    ],
    whenNot: [
      'On a desktop during typing: SearchCombobox has room for categories and products too.',
      'Active filters: BrowseBar.',
    ],
    pairs: [
      { do: 'One row that scrolls sideways.', dont: 'Four rows that push the results off the screen.' },
      {
        do: 'onRemove and onClear for recent searches of the device.',
        dont: 'Crosses on the shop’s suggestions.',
      },
    ],
    content: ['The search term in lower case.'],
    keyboard: [
      ['Tab', 'to the next chip, and to its cross'],
      ['Enter Space', 'searches for the term; on a cross, removes it'],
    ],
    accessibility: ['A named list of buttons; the name of a cross contains its term.'],
  }),
} satisfies Meta<typeof SearchChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Forgotten: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove "milk"' }));
    await expect(args.onRemove).toHaveBeenCalledWith('milk');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear history' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Categories: Story = {
  args: {
    label: 'Search instead for',
    terms: ['paneer', 'paneer tikka'],
    categories: [{ name: 'Paneer & Tofu', image: '', href: '#paneer' }],
    onRemove: undefined,
    onClear: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paneer & Tofu' })).toHaveAttribute('href', '#paneer');
  },
};
export const FocusVisible: Story = focused;
export const Hindi: Story = {
  ...hindi,
  args: { label: 'हाल की खोजें', terms: ['दूध', 'आटा 5 किलो', 'पनीर'] },
};
export const Narrow: Story = { ...narrow, args: { terms: [longName, ...before] } };

const chips = (terms: readonly string[], kept = true) => (
  <SearchChips
    label="Recent searches"
    terms={terms}
    onChoose={() => undefined}
    {...(kept && { onRemove: () => undefined, onClear: () => undefined })}
  />
);
export const Sheet: Story = sheet(
  {
    'Recent searches': chips(['bread', 'milk']),
    'From the shop': chips(['paneer', 'paneer tikka'], false),
    'Under the pointer': <Posed as="hover">{chips(['bread'], false)}</Posed>,
    'Long text': chips([longName]),
    Hindi: chips(['दूध', 'पनीर'], false),
  },
  340,
);
