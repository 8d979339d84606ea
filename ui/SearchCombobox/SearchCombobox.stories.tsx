import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { productsWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrowPage } from '../samples/states.js';
import { suggestionsFor } from '../samples/suggestions.js';
import { usage } from '../samples/usage.js';
import { SearchCombobox } from './SearchCombobox.js';
import type { Suggestion } from './suggestions.js';

const meta = {
  title: 'Search/SearchCombobox',
  component: SearchCombobox,
  render: (args) => (
    <Held key={args.value} value={args.value} onChange={args.onChange}>
      {(value, onChange) => (
        <SearchCombobox
          {...args}
          value={value}
          onChange={onChange}
          suggestions={
            args.suggestions.length > 0 ? args.suggestions : suggestionsFor(value, productsWithImages)
          }
        />
      )}
    </Held>
  ),
  decorators: [
    (Story) => (
      <Box sx={{ minHeight: '24rem', maxWidth: '36rem' }}>
        <Story />
      </Box>
    ),
  ],
  args: { value: '', suggestions: [], onChange: fn(), onChoose: fn(), onSubmit: fn() },
  argTypes: {
    suggestions: { control: false },
    backHref: { control: 'text' },
  },
  parameters: usage({
    status: 'ready',
    area: 'Search',
    when: ['A product search that can suggest terms, categories and products during typing.'],
    whenNot: [
      'On a phone, where results appear at each keystroke: suggestions would cover them. Use SearchField with SearchChips above the results.',
      'A link to the search page: SearchPrompt.',
    ],
    pairs: [
      { do: 'At most ten suggestions; the best of each kind first.', dont: 'A second page of results.' },
      { do: 'Show recent searches of this device for an empty box.', dont: 'Advertising.' },
    ],
    content: ['The price is the one to pay, after the discount.'],
    keyboard: [
      ['↓ ↑', 'through the suggestions; the text stays'],
      ['Enter', 'chooses the highlighted suggestion; without one, searches for the text'],
      ['Delete', 'on a highlighted recent search: removes it'],
      ['Escape', 'closes the list, then empties the box'],
    ],
    accessibility: ['A combobox with a list box of groups; the number of suggestions is announced.'],
  }),
} satisfies Meta<typeof SearchCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const searchBox = () => screen.getByRole('combobox');

/** Without suggestions no list opens; the results page says that nothing was found. */
export const Playground: Story = {};

/** Products have an image, a unit and a price. The typed text is highlighted. */
export const Typed: Story = {
  tags: ['dark'],
  play: async ({ args }) => {
    await userEvent.type(searchBox(), 'mil');
    await expect(await screen.findByRole('group', { name: 'Products' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('option')[0]).toHaveClass('Mui-focused');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Chosen: Story = {
  play: async ({ args }) => {
    await userEvent.type(searchBox(), 'honey');
    await userEvent.click(await screen.findByRole('option', { name: /Honey/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ label: 'Forest Honey' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const SearchedBefore: Story = {
  tags: ['dark'],
  play: async () => {
    await userEvent.click(searchBox());
    await expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeVisible();
  },
};
/** Recent searches are removed by the cross, by Delete on the highlighted one, or all at once. */
export const Forgotten: Story = {
  args: { onForget: fn(), onForgetAll: fn() },
  play: async ({ args }) => {
    await userEvent.click(searchBox());
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await expect(args.onForget).toHaveBeenCalledWith(expect.objectContaining({ label: 'bread' }));
    await expect(await screen.findByRole('option', { name: 'Clear history' })).toBeVisible();
  },
};

const long: Suggestion[] = [
  { key: 'long', kind: 'product', label: longName, unit: 'Pack of 12 x 1 L', image: '', price: 1_00_00_000 },
  { key: 'word', kind: 'term', label: 'Thiruvananthapuramspecialgroceries'.repeat(3) },
];
export const LongText: Story = { args: { suggestions: long }, play: () => userEvent.click(searchBox()) };
export const WithoutImages: Story = {
  args: { suggestions: suggestionsFor('e').map((one) => ({ ...one, image: '' })) },
  play: () => userEvent.click(searchBox()),
};
export const Hindi: Story = {
  ...hindi,
  args: {
    suggestions: [
      { key: '1', kind: 'term', label: 'दूध' },
      { key: '2', kind: 'product', label: 'अमूल ताज़ा टोंड दूध', unit: '1 ली.', image: '', price: 74 },
    ],
  },
  play: () => userEvent.click(searchBox()),
};
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = {
  ...narrowPage,
  args: { suggestions: long },
  play: () => userEvent.click(searchBox()),
};

const box = (value = '') => (
  <SearchCombobox value={value} suggestions={suggestionsFor(value)} onChange={fn()} onChoose={fn()} />
);
/** The boxes are closed, because only one list can be open at a time. */
export const Sheet: Story = sheet(
  { Empty: box(), Typed: box('milk'), 'Long text': box(longName), Hindi: box('दूध') },
  430,
);
