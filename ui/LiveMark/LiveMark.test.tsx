import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { LiveMark } from './LiveMark.js';

test('says in words whether the page follows the shop, and announces when that changes', () => {
  const { rerender } = show(<LiveMark state="live" />);
  const mark = screen.getByRole('status');
  expect(mark).toHaveTextContent('Live');
  rerender(<LiveMark state="reconnecting" />);
  expect(mark).toHaveTextContent('Reconnecting…');
  rerender(<LiveMark state="offline" />);
  expect(mark).toHaveTextContent('Not live: what you see may be old');
});
