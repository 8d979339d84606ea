import { describe, expect, test } from '@jest/globals';
import type { SxProps, Theme } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { productLink } from '../contract/links.js';
import { AccountMenu } from './AccountMenu/AccountMenu.js';
import { AddToList } from './AddToList/AddToList.js';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.js';
import { CartLineRow } from './CartLineRow/CartLineRow.js';
import { CartPanel } from './CartPanel/CartPanel.js';
import { CategoryGrid } from './CategoryGrid/CategoryGrid.js';
import { CategoryTile } from './CategoryTile/CategoryTile.js';
import { EmptyState } from './EmptyState/EmptyState.js';
import { ErrorState } from './ErrorState/ErrorState.js';
import { DeliveryPlace } from './DeliveryPlace/DeliveryPlace.js';
import { FavouriteButton } from './FavouriteButton/FavouriteButton.js';
import { HomeBanner } from './HomeBanner/HomeBanner.js';
import { Logo } from './Logo/Logo.js';
import { Image } from './Image/Image.js';
import { NotifyMe } from './NotifyMe/NotifyMe.js';
import { ProductCard } from './ProductCard/ProductCard.js';
import { ProductGrid } from './ProductGrid/ProductGrid.js';
import { ProductRow } from './ProductRow/ProductRow.js';
import { ProductSizes } from './ProductSizes/ProductSizes.js';
import { aCartLine, aProduct } from './samples/catalogue.js';
import { show, showStyled } from './samples/show.js';
import { SearchPrompt } from './SearchPrompt/SearchPrompt.js';
import { SiteFooter } from './SiteFooter/SiteFooter.js';
import { StickyCartBar } from './StickyCartBar/StickyCartBar.js';
import { StickyProductBar } from './StickyProductBar/StickyProductBar.js';
import { WeeklyList } from './WeeklyList/WeeklyList.js';

/** Props that a component passes to its root element. */
interface RootProps {
  ref?: RefCallback<HTMLElement>;
  className?: string;
  sx?: SxProps<Theme>;
  'data-place'?: string;
}

type Drawn = (root: RootProps) => ReactElement;

const nothing = () => undefined;
const user = { name: 'Asha', email: 'asha@example.in', mobile: '', avatar: '', role: 'USER' } as const;
const milk = aProduct();
const line = aCartLine(milk);
const list = { onQuantityChange: nothing, onAddAll: nothing };
const cart = { onQuantityChange: nothing, onProceed: nothing };
const bar = { product: milk, quantity: 0, onQuantityChange: nothing, cartQuantity: 1, cartTotal: 28_00 };
const category = { _id: '1', name: 'Dairy', image: '' };

const rootOf = (container: HTMLElement): Element => {
  const root = container.firstElementChild;
  if (!root) throw new Error('It draws nothing');
  return root;
};

/** Returns the computed styles of a root, with its `max-width` apart. */
const looksOf = (element: ReactElement) => {
  // In jsdom the last rule wins, and global rules are added again with each render: the first one would differ.
  showStyled(element).unmount();
  const { container, unmount } = showStyled(element);
  const { maxWidth, cssText } = getComputedStyle(rootOf(container));
  unmount();
  const others = cssText.split(';').map((declaration) => declaration.trim());
  return { maxWidth, others: others.filter((one) => one && !one.startsWith('max-width')) };
};

const components: Record<string, Drawn> = {
  AccountMenu: (root) => <AccountMenu user={user} onLogOut={nothing} {...root} />,
  Breadcrumbs: (root) => <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }]} {...root} />,
  ProductSizes: (root) => <ProductSizes sizes={[milk]} currentId="" {...root} />,
  CartLineRow: (root) => <CartLineRow line={line} onQuantityChange={nothing} {...root} />,
  CartPanel: (root) => <CartPanel lines={[line]} {...cart} {...root} />,
  'CartPanel without lines': (root) => <CartPanel lines={[]} {...cart} {...root} />,
  'CartPanel while loading': (root) => <CartPanel lines={undefined} {...cart} {...root} />,
  'CartPanel after a failure': (root) => <CartPanel lines={undefined} failed {...cart} {...root} />,
  CategoryGrid: (root) => <CategoryGrid label="Categories" {...root} />,
  CategoryTile: (root) => <CategoryTile category={category} href="/dairy" {...root} />,
  EmptyState: (root) => <EmptyState title="No orders yet" {...root} />,
  ErrorState: (root) => <ErrorState {...root} />,
  DeliveryPlace: (root) => <DeliveryPlace {...root} />,
  FavouriteButton: (root) => <FavouriteButton name="Milk" favourite={false} onChange={nothing} {...root} />,
  AddToList: (root) => <AddToList name="Milk" quantity={1} onChange={nothing} {...root} />,
  NotifyMe: (root) => <NotifyMe name="Milk" waiting onAsk={async () => undefined} {...root} />,
  WeeklyList: (root) => <WeeklyList lines={[line]} {...list} {...root} />,
  'WeeklyList without lines': (root) => <WeeklyList lines={[]} {...list} {...root} />,
  'WeeklyList while loading': (root) => <WeeklyList lines={undefined} {...list} {...root} />,
  HomeBanner: (root) => <HomeBanner {...root} />,
  Logo: (root) => <Logo {...root} />,
  Image: (root) => <Image name="Milk" {...root} />,
  ProductCard: (root) => <ProductCard product={milk} onQuantityChange={nothing} {...root} />,
  ProductGrid: (root) => <ProductGrid label="Dairy" {...root} />,
  ProductRow: (root) => <ProductRow title="Dairy" {...root} />,
  SearchPrompt: (root) => <SearchPrompt {...root} />,
  SiteFooter: (root) => <SiteFooter social={[]} {...root} />,
  StickyCartBar: (root) => <StickyCartBar quantity={1} total={28_00} {...root} />,
  StickyProductBar: (root) => <StickyProductBar {...bar} {...root} />,
};

describe.each(Object.entries(components))('%s', (_name, draw) => {
  test('its ref is its root element', () => {
    const refs: (HTMLElement | null)[] = [];
    const { container } = show(draw({ ref: (element) => void refs.push(element) }));
    expect(refs).toEqual([rootOf(container)]);
  });

  test('its root takes a class beside its own, and a data attribute', () => {
    const own = rootOf(show(draw({})).container).className;
    const root = rootOf(show(draw({ className: 'theirs', 'data-place': 'aisle' })).container);
    expect(root).toHaveClass(own, 'theirs');
    expect(root).toHaveAttribute('data-place', 'aisle');
  });

  test('sx is added to the styles of its root', () => {
    const own = looksOf(draw({}));
    for (const sx of [{ maxWidth: '77px' }, [{ maxWidth: '77px' }]])
      expect(looksOf(draw({ sx }))).toEqual({ ...own, maxWidth: '77px' });
  });
});

const there = '/elsewhere';

/**
 * Components that link to one page, by name: the default address, and a function that renders with another
 * address.
 */
const leading: Record<string, [home: string, draw: (given: { href?: string }) => ReactElement]> = {
  AccountMenu: [
    '/dashboard/myorders',
    ({ href }) => (
      <AccountMenu user={user} onLogOut={nothing} {...(href && { links: [{ href, label: 'Orders' }] })} />
    ),
  ],
  CartLineRow: [
    productLink(milk),
    (given) => <CartLineRow line={line} onQuantityChange={nothing} {...given} />,
  ],
  'CartPanel to a product': [
    productLink(milk),
    ({ href }) => <CartPanel lines={[line]} {...cart} {...(href && { hrefOf: () => href })} />,
  ],
  'CartPanel to the shop': [
    '/',
    ({ href }) => <CartPanel lines={[]} {...cart} {...(href && { shopHref: href })} />,
  ],
  HomeBanner: ['/search', (given) => <HomeBanner {...given} />],
  Logo: ['/', (given) => <Logo {...given} />],
  ProductCard: [
    productLink(milk),
    (given) => <ProductCard product={milk} onQuantityChange={nothing} {...given} />,
  ],
  SearchPrompt: ['/search', (given) => <SearchPrompt {...given} />],
  StickyCartBar: ['/cart', (given) => <StickyCartBar quantity={1} total={28_00} {...given} />],
  StickyProductBar: ['/cart', (given) => <StickyProductBar {...bar} {...given} />],
};

test.each(Object.entries(leading))(
  '%s leads to an address of the shop, or to the one that it is given',
  (_name, [home, draw]) => {
    const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const { rerender } = show(draw({}));
    expect(addresses()).toContain(home);
    rerender(draw({ href: there }));
    expect(addresses()).toEqual([there]);
  },
);
