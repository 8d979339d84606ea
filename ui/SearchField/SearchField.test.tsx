import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { SearchField } from './SearchField.js';

function Screen({ onChange, backHref }: { onChange?: (text: string) => void; backHref?: string }) {
  const [value, setValue] = useState('');
  const change = (text: string) => {
    setValue(text);
    onChange?.(text);
  };
  return <SearchField value={value} onChange={change} backHref={backHref} autoFocus />;
}

test('S-024 every keystroke is told', async () => {
  const onChange = jest.fn<(text: string) => void>();
  show(<Screen onChange={onChange} />);
  await userEvent.keyboard('egg');
  expect(onChange.mock.calls).toEqual([['e'], ['eg'], ['egg']]);
});

test('S-023 it can take the focus by itself', () => {
  show(<Screen />);
  expect(screen.getByRole('searchbox', { name: 'Search for products' })).toHaveFocus();
});

test('S-028 the placeholder is the specified one', () => {
  show(<Screen />);
  expect(screen.getByPlaceholderText('Search for aata dall and more...')).toBeVisible();
});

test('S-025 a back arrow stands in for the magnifier where one is wanted', () => {
  const { rerender } = show(<Screen />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<Screen backHref="/" />);
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('what was typed can be cleared, to type something else', async () => {
  show(<Screen />);
  await userEvent.keyboard('egg');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
