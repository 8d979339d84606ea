import { describe, expect, test } from '@jest/globals';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createTokriTheme, tokriTheme } from './theme.js';
import { MessagesProvider, useMessages } from './messages.js';
import { messages } from '../../contract/messages/en.js';
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
  return <p>{useMessages().ui.cart.title}</p>;
}

test('a locale replaces the messages inside it', () => {
  const hindi = { ...messages, ui: { ...messages.ui, cart: { ...messages.ui.cart, title: 'टोकरी' } } };
  render(
    <>
      <ShownTitle />
      <MessagesProvider messages={hindi}>
        <ShownTitle />
      </MessagesProvider>
    </>,
  );
  expect(screen.getByText('Cart')).toBeVisible();
  expect(screen.getByText('टोकरी')).toBeVisible();
});
