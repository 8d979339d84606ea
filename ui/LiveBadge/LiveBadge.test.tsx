import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { LiveBadge } from './LiveBadge.js';

test('says in words whether the page follows the shop, and announces when that changes', () => {
  const { rerender } = show(<LiveBadge state="live" />);
  const mark = screen.getByRole('status');
  expect(mark).toHaveTextContent('Live');
  rerender(<LiveBadge state="reconnecting" />);
  expect(mark).toHaveTextContent('Reconnecting…');
  rerender(<LiveBadge state="offline" />);
  expect(mark).toHaveTextContent('Not live: this may be out of date');
});
