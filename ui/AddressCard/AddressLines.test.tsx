import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { homeAddress, parentsAddress } from '../samples/account.js';
import { show, showStyled } from '../samples/show.js';
import { AddressLines } from './AddressLines.js';

test('says all six parts of an address, in the order of a parcel', () => {
  const { container } = show(<AddressLines address={homeAddress} />);
  expect(container).toHaveTextContent(
    'Flat 4B, Sai Krupa, 12 Law College RoadPune, Maharashtra 411004IndiaMobile: 9876543210',
  );
});

test('says label, recipient, house and landmark of an address that has them', () => {
  const { container, rerender } = show(<AddressLines address={parentsAddress} />);
  expect(container).toHaveTextContent(
    'ParentsSunita KulkarniBungalow 7, Rambaug Colony, Paud RoadLandmark: Opposite the water tankPune, Maharashtra 411038IndiaMobile: 9876543210',
  );
  rerender(<AddressLines address={{ ...homeAddress, label: 'work' }} />);
  expect(container).toHaveTextContent(/^WorkFlat 4B/);
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
