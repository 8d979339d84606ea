import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { ArrivalNote } from './ArrivalNote.js';

test('W-31 says in how many minutes an order arrives', () => {
  show(<ArrivalNote minutes={40} />);
  expect(screen.getByText('Arrives in about 40 minutes')).toBeVisible();
});
