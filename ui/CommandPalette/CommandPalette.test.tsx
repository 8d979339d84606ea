import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { commands } from '../samples/admin.js';
import { show } from '../samples/show.js';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js';
import { matching, type Command } from './commands.js';

function Page({ start = true, ...props }: Partial<CommandPaletteProps> & { start?: boolean }) {
  const [open, setOpen] = useState(start);
  return (
    <>
      <button>Before</button>
      <CommandPalette
        commands={commands}
        onChoose={() => undefined}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Go to a page, product or order' });
const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'A-11 %s opens it and closes it again',
  async (keys) => {
    show(<Page start={false} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('dialog', { name: 'Go to a page, product or order' })).toBeVisible();
    expect(box()).toHaveFocus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
);

test('A-11 / opens it too, but not while one types, nor where a field has the key for itself', async () => {
  const { rerender } = show(
    <>
      <Page start={false} />
      <input aria-label="Name" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), '1/2');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('1/2');
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await userEvent.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await userEvent.keyboard('/{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  rerender(
    <>
      <Page start={false} />
      <input aria-label="Name" aria-keyshortcuts="/" />
    </>,
  );
  await userEvent.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lists everything by group, the first marked', () => {
  show(<Page />);
  const list = within(screen.getByRole('listbox'));
  expect(list.getAllByRole('group').map((group) => group.firstElementChild?.textContent)).toEqual([
    'Pages',
    'Actions',
    'Products',
  ]);
  expect(within(list.getByRole('group', { name: 'Products' })).getAllByRole('option')).toHaveLength(2);
  expect(marked()).toBe('Home');
});

test('A-12 arrows go through all groups and Enter chooses', async () => {
  const onChoose = jest.fn<(command: Command) => void>();
  show(<Page onChoose={onChoose} />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(marked()).toContain('Orders');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toContain('Britannia Whole Wheat Bread');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: 'bread' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('finds by every word typed, in label, other words or group', async () => {
  show(<Page />);
  await userEvent.keyboard('product add');
  expect(shown()).toEqual(['Add a product']);
  await userEvent.clear(box());
  await userEvent.keyboard('csv');
  expect(shown()).toEqual(['Import products from a file']);
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
});

test('what the owner found is shown whatever it is called, and the owner hears every keystroke', async () => {
  const onType = jest.fn<(text: string) => void>();
  const found: Command = { key: 'p', label: 'Nandini Paal', group: 'Products', found: true };
  show(<Page commands={[found]} onType={onType} />);
  await userEvent.keyboard('mi');
  expect(onType.mock.calls).toEqual([[''], ['m'], ['mi']]);
  expect(shown()).toEqual(['Nandini Paal']);
});

test('nothing found says so and quotes it', async () => {
  show(<Page />);
  await userEvent.keyboard('xyz');
  expect(screen.getByText('No results for "xyz"')).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});

test('while more is looked for it does not say that there is nothing', async () => {
  show(<Page searching />);
  await userEvent.keyboard('xyz');
  expect(screen.queryByText(/No results/)).toBeNull();
});

test('Escape closes it at once, also with something typed', async () => {
  show(<Page />);
  await userEvent.keyboard('mi{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a click chooses', async () => {
  const onChoose = jest.fn<(command: Command) => void>();
  show(<Page onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('option', { name: 'Sub Category' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: '/dashboard/subcategory' }));
});

test('accents and capitals do not matter, and groups stay together', () => {
  const mixed: Command[] = [
    { key: '1', label: 'Café', group: 'A' },
    { key: '2', label: 'Cafeteria', group: 'B' },
    { key: '3', label: 'CAFE noir', group: 'A' },
  ];
  expect(matching(mixed, 'cafe').map(({ key }) => key)).toEqual(['1', '3', '2']);
});
