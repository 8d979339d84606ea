import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.js';
import { productFilters } from '../samples/admin.js';
import { productColumns } from '../samples/adminColumns.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { hindiFilters } from '../samples/hindiAdmin.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { FilterBar, type FilterBarProps } from './FilterBar.js';

const args = {
  fields: productFilters,
  values: { stock: 'low' },
  onChange: fn(),
  search: '',
  onSearchChange: fn(),
  searchLabel: 'Search Product here...',
};

const Filtering = (props: FilterBarProps) => (
  <Held
    key={JSON.stringify(props.values)}
    value={props.values}
    onChange={(values) => props.onChange({ ...values })}
  >
    {(values, change) => (
      <Held value={props.search ?? ''} onChange={(text) => props.onSearchChange?.(text)}>
        {(search, type) => (
          <FilterBar
            {...props}
            values={values}
            onChange={change}
            search={search}
            onSearchChange={props.onSearchChange && type}
          />
        )}
      </Held>
    )}
  </Held>
);

const meta = {
  title: 'Admin/FilterBar',
  component: FilterBar,
  render: Filtering,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Above a list of the dashboard that can be searched or filtered.'],
    whenNot: ['The shop’s search: SearchField.', 'A choice of few that is always set: StatusTabs.'],
    pairs: [
      {
        do: 'Keep search and values in the URL: Back works, and a list can be shared.',
        dont: 'Keep them only in the state of the page.',
      },
      { do: 'Show every active filter as a badge.', dont: 'Hide them behind a filter icon with a dot.' },
      {
        do: 'Search while the admin types, after a short pause (debounce).',
        dont: 'Require a press on a button.',
      },
    ],
    content: [
      'A badge reads “Label: value”, with the texts of the list.',
      'The placeholder names the searched records.',
    ],
    keyboard: [
      ['/', 'moves the focus to the search field, except while typing elsewhere'],
      ['Enter / Space on Add filter', 'opens the menu of filters; ↑ ↓ and Enter choose'],
      ['Enter on a badge', 'edits its value; on its cross, removes the filter'],
      ['Esc', 'closes without a change'],
    ],
    accessibility: [
      'A search landmark; the badges are a list called “Filters”.',
      'When a badge is removed, the focus moves to Add filter.',
    ],
  }),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithColumns: Story = {
  args: { children: <ColumnChooser columns={productColumns} hidden={[]} onChange={fn()} /> },
};

export const TypesAValue: Story = {
  args: { values: {} },
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Price above' }));
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Price above' })).toHaveFocus());
    await userEvent.keyboard('100{Enter}');
    await expect(given.onChange).toHaveBeenCalledWith({ price: '100' });
  },
};

export const ClearsAll: Story = {
  args: { values: { stock: 'low', category: 'dairy', page: '3' } },
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(given.onChange).toHaveBeenCalledWith({ page: '3' });
    await expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { values: { name: 'Organic Cold-Pressed Single-Origin Extra Virgin Coconut Oil in a Glass Bottle' } },
};
export const Hindi: Story = {
  ...hindi,
  args: {
    fields: hindiFilters,
    values: { name: 'अमूल ताज़ा टोंड दूध', stock: 'low' },
    searchLabel: 'प्रोडक्ट यहाँ खोजें...',
  },
};
const manyOn = {
  values: { stock: 'low', category: 'dairy', price: '12.50', since: '2026-11-01' },
  search: 'milk',
};
export const Narrow: Story = { ...narrow, args: manyOn };

export const Sheet: Story = sheet(
  {
    'Nothing on': <FilterBar {...args} values={{}} />,
    'One on': <FilterBar {...args} />,
    'Many on': <FilterBar {...args} {...manyOn} />,
    'Without search': <FilterBar {...args} onSearchChange={undefined} />,
    'Under the pointer': (
      <Posed as="hover">
        <FilterBar {...args} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <FilterBar {...args} />
      </Posed>
    ),
  },
  420,
);
