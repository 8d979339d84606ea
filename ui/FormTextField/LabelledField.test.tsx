import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { LabelledField } from './LabelledField.js';

test('label and helper text belong to the field', () => {
  show(
    <LabelledField
      id="name"
      label="Name"
      helperText="As it stands on the door"
      slotProps={{ inputLabel: { shrink: true } }}
    />,
  );
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As it stands on the door');
});
