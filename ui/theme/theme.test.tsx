import { describe, expect, test } from '@jest/globals';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createTokriTheme, tokriTheme } from './theme.js';
import { TextsProvider, useTexts } from './texts.js';
import { texts } from '../../contract/texts/en.js';
import { TokriThemeProvider } from './TokriThemeProvider.js';

function RouterLink(props: ComponentProps<'a'>) {
  return <a data-routed {...props} />;
}

describe('the theme', () => {
  test('has each scheme under its own data-theme', () => {
    const sheets = JSON.stringify(tokriTheme.generateStyleSheets());
    for (const scheme of ['light', 'dark', 'contrast'])
      expect(sheets).toContain(`[data-theme=\\"${scheme}\\"]`);
  });

  test('draws every link with the given component', () => {
    render(
      <TokriThemeProvider theme={createTokriTheme(RouterLink)}>
        <Button href="/cart">Cart</Button>
        <Link href="/search">Search</Link>
      </TokriThemeProvider>,
    );
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('data-routed');
  });
});

function ShownTitle() {
  return <p>{useTexts().ui.cart.title}</p>;
}

test('an edition replaces the words inside it', () => {
  const hindi = { ...texts, ui: { ...texts.ui, cart: { ...texts.ui.cart, title: 'टोकरी' } } };
  render(
    <>
      <ShownTitle />
      <TextsProvider texts={hindi}>
        <ShownTitle />
      </TextsProvider>
    </>,
  );
  expect(screen.getByText('Cart')).toBeVisible();
  expect(screen.getByText('टोकरी')).toBeVisible();
});
