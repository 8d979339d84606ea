import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../samples/show.js';
import { SkipLink } from './SkipLink.js';

test.each([
  [undefined, '#main'],
  ['content', '#content'],
])('leads past the header: the target %s is at %s', (target, href) => {
  show(<SkipLink {...(target && { target })} />);
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', href);
});
