import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { sampleContact } from '../samples/shopPages.js';
import { show } from '../samples/show.js';
import { ContactDetails } from './ContactDetails.js';

test('email and phone are links, and what is not set is left out', () => {
  show(<ContactDetails settings={{ ...sampleContact, fssai: undefined, gstin: '' }} />);
  expect(screen.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
    'href',
    'mailto:help@shop.example',
  );
  expect(screen.getByRole('link', { name: '+91 20 0000 0000' })).toHaveAttribute('href', 'tel:+912000000000');
  expect(screen.queryByText('FSSAI licence')).toBeNull();
  expect(screen.queryByText('GSTIN')).toBeNull();
});

test('with nothing set there is no list', () => {
  const { container } = show(
    <ContactDetails settings={{ legalName: '', address: '', grievanceContact: '', gstin: '' }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
