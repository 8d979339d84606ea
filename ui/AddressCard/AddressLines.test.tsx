import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { homeAddress } from '../samples/account.js';
import { show, showStyled } from '../samples/show.js';
import { AddressLines } from './AddressLines.js';

test('says all six parts of an address, in the order of a parcel', () => {
  const { container } = show(<AddressLines address={homeAddress} />);
  expect(container).toHaveTextContent(
    'Flat 4B, Sai Krupa, 12 Law College RoadPune, Maharashtra 411004IndiaMobile: 9876543210',
  );
});

test('of a former customer only the place is known', () => {
  const place = { ...homeAddress, address_line: '', city: '', mobile: '' };
  const { container } = show(<AddressLines address={place} />);
  expect(container).toHaveTextContent(/^Maharashtra 411004India$/);
});

test('line breaks of the address line are kept', () => {
  showStyled(<AddressLines address={{ ...homeAddress, address_line: 'Flat 4B\n12 Law College Road' }} />);
  expect(screen.getByText(/Flat 4B/)).toHaveStyle({ whiteSpace: 'pre-line' });
});
