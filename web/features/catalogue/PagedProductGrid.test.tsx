import { expect, jest, test } from '@jest/globals';
import { renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { aProduct } from '../../../ui/samples/catalogue.js';
import { show } from '../../../ui/samples/show.js';
import { PagedProductGrid, type Pages, useFormerPages } from './PagedProductGrid.js';

/** Renders the hook in a history entry whose list has three pages. */
const at = (address: string) => {
  const onMore = jest.fn();
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[{ pathname: address, key: address }]}>{children}</MemoryRouter>
  );
  const pagesOf = (count: number, others: Partial<Pages> = {}): Pages => ({
    pages: Array.from({ length: count }, () => ({ data: [] })),
    outdated: false,
    hasMore: count < 3,
    fetching: false,
    failed: false,
    onMore,
    onRetry: () => undefined,
    ...others,
  });
  const hook = renderHook(useFormerPages, { wrapper, initialProps: pagesOf(0, { fetching: true }) });
  return {
    ...hook,
    onMore,
    show: (...given: Parameters<typeof pagesOf>) => hook.rerender(pagesOf(...given)),
  };
};

test('a list that begins anew loads as many pages as were there when its entry of the history was left', () => {
  const first = at('/dairy');
  first.show(1);
  first.show(2);
  expect(first.onMore).not.toHaveBeenCalled();
  first.unmount();

  const again = at('/dairy');
  again.show(1);
  expect(again.onMore).toHaveBeenCalledTimes(1);
  again.show(1, { fetching: true });
  again.show(1, { failed: true });
  expect(again.onMore).toHaveBeenCalledTimes(1);
  again.show(2);
  expect(again.onMore).toHaveBeenCalledTimes(1);
});

test('another entry of the history begins with one page', () => {
  const other = at('/snacks');
  other.show(1);
  expect(other.onMore).not.toHaveBeenCalled();
});

test.each(['Load more', 'Retry'])(
  'after %s the first product that it brings has the focus, unless something else has it; one that comes later has not',
  async (name) => {
    const list = (given: Partial<Pages>) => (
      <MemoryRouter>
        <button type="button">Sort</button>
        <main tabIndex={-1}>
          <PagedProductGrid
            label="Milk"
            products={{
              pages: [],
              outdated: false,
              hasMore: true,
              fetching: false,
              failed: name === 'Retry',
              onMore: () => undefined,
              onRetry: () => undefined,
              ...given,
            }}
            Card={({ product }) => <a href={`/${product._id}`}>{product.name}</a>}
            empty=""
          />
        </main>
      </MemoryRouter>
    );
    const pagesTo = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        data: [aProduct({ _id: String(at), name: `Milk ${at}` })],
      }));
    const { rerender } = show(list({ pages: pagesTo(3) }));
    const press = async () => {
      await userEvent.click(screen.getByRole('button', { name }));
      rerender(list({ pages: pagesTo(3), fetching: true }));
    };

    await press();
    rerender(list({ pages: pagesTo(4), failed: false }));
    expect(screen.getByRole('link', { name: 'Milk 3' })).toHaveFocus();

    rerender(list({ pages: pagesTo(3) }));
    await press();
    rerender(list({ pages: pagesTo(3) })); // nothing came
    (document.activeElement as HTMLElement).blur();
    rerender(list({ pages: pagesTo(4), failed: false }));
    expect(document.body).toHaveFocus();

    rerender(list({ pages: pagesTo(3) }));
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
    rerender(list({ pages: pagesTo(4), failed: false }));
    expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus();
  },
);

test('a list without products whose reload failed offers Retry, and does not claim that there are none', () => {
  const failed: Pages = {
    pages: [{ data: [] }],
    outdated: false,
    hasMore: false,
    fetching: false,
    failed: true,
    onMore: () => undefined,
    onRetry: () => undefined,
  };
  const grid = <PagedProductGrid label="Milk" products={failed} Card={() => null} empty="No products" />;
  show(<MemoryRouter>{grid}</MemoryRouter>);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('No products')).toBeNull();
});
