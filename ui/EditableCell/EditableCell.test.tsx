import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { EditableCell, type EditableCellProps } from './EditableCell.js';

type Save = (value: number) => Promise<string | undefined>;

function PriceCell({ onSave, ...props }: { onSave: Save } & Partial<EditableCellProps>) {
  const [price, setPrice] = useState(74);
  const save: Save = async (value) => {
    const message = await onSave(value);
    if (!message) setPrice(value);
    return message;
  };
  return (
    <>
      <EditableCell label="Price of Amul milk" value={price} shown={`₹${price}`} {...props} onSave={save} />
      <button>Elsewhere</button>
    </>
  );
}

const saves = (message?: string) => jest.fn<Save>().mockResolvedValue(message);
const value = () => screen.getByRole('button', { name: /^Edit Price of Amul milk/ });
const field = () => screen.getByRole('textbox', { name: 'Price of Amul milk' });

test('A-05 a click edits in place, Enter saves, and the focus comes back', async () => {
  const onSave = saves();
  show(<PriceCell onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Price of Amul milk: ₹74' }));
  expect(field()).toHaveFocus();
  await userEvent.keyboard('79.5{Enter}');
  expect(onSave).toHaveBeenCalledWith(79.5);
  await waitFor(() => expect(value()).toHaveFocus());
  expect(value()).toHaveTextContent('₹79.5');
});

test.each(['{Enter}', ' ', '{F2}'])('A-12 the key %s edits, Escape leaves it as it was', async (key) => {
  const onSave = saves();
  show(<PriceCell onSave={onSave} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('99{Escape}');
  expect(value()).toHaveFocus();
  expect(value()).toHaveTextContent('₹74');
  expect(onSave).not.toHaveBeenCalled();
});

test('a cell that is left untouched saves nothing, though its value has changed meanwhile', async () => {
  const onSave = saves();
  const { rerender } = show(<PriceCell onSave={onSave} value={74} />);
  await userEvent.click(value());
  rerender(<PriceCell onSave={onSave} value={80} />);
  await userEvent.tab();
  expect(onSave).not.toHaveBeenCalled();
});

test('what was refused is sent again, also where it stands there already as if it were saved', async () => {
  const onSave = jest.fn<Save>().mockResolvedValueOnce('Only 4 are left').mockResolvedValue(undefined);
  const { rerender } = show(<PriceCell onSave={onSave} value={10} />);
  await userEvent.click(value());
  await userEvent.keyboard('2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 4 are left');
  rerender(<PriceCell onSave={onSave} value={2} />);
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('going elsewhere saves, and the focus stays there', async () => {
  const onSave = saves();
  show(<PriceCell onSave={onSave} />);
  await userEvent.click(value());
  await userEvent.keyboard('80');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(value()).toHaveTextContent('₹80'));
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('an unchanged value is not sent', async () => {
  const onSave = saves();
  show(<PriceCell onSave={onSave} />);
  await userEvent.click(value());
  await userEvent.keyboard('{Enter}');
  expect(value()).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test('A-07 an error is shown beside the typed value, which stays', async () => {
  show(<PriceCell onSave={saves('Someone else saved this product after you opened it')} />);
  await userEvent.click(value());
  await userEvent.keyboard('80{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else saved this product');
  expect(field()).toHaveValue('80');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/Someone else saved this product/);
});

test('a save that fails without words says so', async () => {
  show(<PriceCell onSave={jest.fn<Save>().mockRejectedValue(new Error('offline'))} />);
  await userEvent.click(value());
  await userEvent.keyboard('80{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t save this');
});

test('while it is on its way it cannot be sent again or left by Escape', async () => {
  let arrive = (_error: string | undefined) => undefined as void;
  const onSave = jest.fn<Save>(() => new Promise((resolve) => (arrive = resolve)));
  show(<PriceCell onSave={onSave} />);
  await userEvent.click(value());
  await userEvent.keyboard('80{Enter}');
  expect(screen.getByRole('progressbar', { name: 'Saving Price of Amul milk' })).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(field()).toHaveAttribute('readonly');
  arrive(undefined);
  await waitFor(() => expect(value()).toHaveTextContent('₹80'));
  expect(onSave).toHaveBeenCalledTimes(1);
});

describe('A-07 what is typed is checked before it is sent', () => {
  test.each([
    ['', {}, 'Enter a value, or press Esc'],
    ['12a', {}, 'Enter numbers only, such as 12.50'],
    ['12,50', {}, 'Enter numbers only, such as 12.50'],
    ['0,500', {}, 'Enter numbers only, such as 12.50'],
    ['1,000,00', {}, 'Enter numbers only, such as 12.50'],
    ['1250,000', {}, 'Enter numbers only, such as 12.50'],
    ['1.234', {}, 'Enter at most 2 decimals'],
    ['1.5', { decimals: 0 }, 'Enter a whole number'],
    ['-1', {}, 'Enter a number from 0 to'],
    ['101', { max: 100 }, 'Enter a number from 0 to 100'],
  ])('%j with %j', async (typed, rules, words) => {
    const onSave = saves();
    show(<PriceCell onSave={onSave} {...rules} />);
    await userEvent.click(value());
    await userEvent.clear(field());
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(onSave).not.toHaveBeenCalled();
  });

  test.each([
    ['₹ 1,00,000.50', 100_000.5],
    ['1,250', 1_250],
    ['100,000', 100_000],
    ['1,00,00,000', 1_00_00_000],
    ['1,000,000', 1_000_000],
  ])('₹, grouping and spaces are no mistake: %s', async (typed, saved) => {
    const onSave = saves();
    show(<PriceCell onSave={onSave} />);
    await userEvent.click(value());
    await userEvent.keyboard(`${typed}{Enter}`);
    expect(onSave).toHaveBeenCalledWith(saved);
  });
});
