import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SearchField } from './SearchField.js';

const meta = {
  title: 'Search/SearchField',
  component: SearchField,
  render: (args) => (
    <Held key={args.value} value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SearchField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { value: '', autoFocus: false, onChange: fn() },
  argTypes: { backHref: { control: 'text' }, placeholder: { control: 'text' } },
  parameters: usage({
    status: 'ready',
    area: 'Search',
    when: ['A text search: in the header of the search page, or above a table of the dashboard.'],
    whenNot: [
      'The header of all other pages: SearchPrompt, which leads here.',
      'A choice from a known list: a select.',
    ],
    pairs: [
      { do: 'Search at each keystroke, debounced.', dont: 'A button that must be pressed.' },
      {
        do: 'backHref on a phone: the header has no other way back.',
        dont: 'autoFocus on a page that has other purposes than search.',
      },
    ],
    content: [
      'The placeholder says what is searched: "Search orders by number or name".',
      'Typed text stays as typed: "chocklete" finds chocolate (fuzzy search).',
    ],
    keyboard: [
      ['Tab', 'Back arrow (on a phone), field, clear'],
      ['Enter Space', 'On clear: empties the field and returns the focus to it'],
    ],
    accessibility: ['A search box "Search for products"; SiteHeader is the search landmark around it.'],
  }),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TypedAndCleared: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search for products' });
    await userEvent.type(box, 'egg');
    await expect(args.onChange).toHaveBeenLastCalledWith('egg');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

/** The arrow replaces the magnifier below 768 px. */
export const OnASearchScreen: Story = {
  args: { value: 'milk', backHref: '/' },
  globals: { viewport: { value: 'phone' } },
};
export const Hindi: Story = { ...hindi, args: { value: 'दूध' } };
export const Narrow: Story = { ...narrowPage, args: { value: longName, backHref: '/' } };

const field = (value = '') => <SearchField value={value} onChange={() => undefined} />;
export const Sheet: Story = sheet(
  {
    Empty: field(),
    Typed: field('aata'),
    'Under the pointer': <Posed as="hover">{field('aata')}</Posed>,
    'With the focus': <Posed as="focus">{field('aata')}</Posed>,
    'With a way back, on a phone': <SearchField value="milk" onChange={() => undefined} backHref="/" />,
    'Another hint': (
      <SearchField value="" onChange={() => undefined} placeholder="Search orders by number or name" />
    ),
    'Long text': field(longName),
    Hindi: field('दूध'),
  },
  430,
);
