import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { ClosedNotice } from './ClosedNotice.js';

const now = new Date('2026-11-22T17:00:00Z');

test('W-38 says when the shop opens, by India’s clock', () => {
  show(<ClosedNotice opens={new Date('2026-11-23T03:30:00Z')} now={now} />);
  expect(screen.getByRole('status')).toHaveTextContent('It opens tomorrow at 9:00 am.');
});

test('promises nothing where no opening is known', () => {
  show(<ClosedNotice opens={null} now={now} />);
  expect(screen.getByRole('status')).toHaveTextContent('We’re not taking orders right now.');
});
