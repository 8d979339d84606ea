import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { socialPages } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { SiteFooter } from './SiteFooter.js';

test('S-029 has the line of 2024 and four social links', () => {
  show(<SiteFooter social={socialPages} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 Tokri');
  const landmark = within(screen.getByRole('navigation', { name: 'Social links' }));
  const links = within(landmark.getByRole('list', { name: 'Social links' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(socialPages.map(({ url }) => url));
});

test('links to the pages of the shop, in a landmark of their own', () => {
  const links = [
    { href: '/help', label: 'Help' },
    { href: '/terms', label: 'Terms' },
  ];
  const { rerender } = show(<SiteFooter social={socialPages} links={links} />);
  const pages = within(screen.getByRole('navigation', { name: 'Help and policies' })).getAllByRole('link');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual(['/help', '/terms']);
  rerender(<SiteFooter social={socialPages} />);
  expect(screen.queryByRole('navigation', { name: 'Help and policies' })).toBeNull();
});

test('names who sells, and says what the law wants', () => {
  show(
    <SiteFooter social={socialPages} legalName="Tokri Retail Private Limited">
      GSTIN 27AAACT0000A1Z5
    </SiteFooter>,
  );
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 Tokri Retail Private Limited');
  expect(screen.getByText('GSTIN 27AAACT0000A1Z5')).toBeVisible();
});
