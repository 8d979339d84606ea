import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { CartButton } from '../CartButton/CartButton.js';
import { CartPanel } from '../CartPanel/CartPanel.js';
import { CategoryTile } from '../CategoryTile/CategoryTile.js';
import { HomeBanner } from '../HomeBanner/HomeBanner.js';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { ProductRow } from '../ProductRow/ProductRow.js';
import { aCartLine, aProduct, categories, socialPages } from '../samples/catalogue.js';
import { SearchPrompt } from '../SearchPrompt/SearchPrompt.js';
import { SiteFooter } from '../SiteFooter/SiteFooter.js';
import { SiteHeader } from '../SiteHeader/SiteHeader.js';
import { TokriThemeProvider } from './TokriThemeProvider.js';

const noop = () => {};

test('a page is drawn without a browser, and the first prompt of the search is whole', () => {
  const page = renderToString(
    <TokriThemeProvider>
      <SiteHeader
        search={<SearchPrompt />}
        account={null}
        cart={<CartButton quantity={0} total={0} href="/cart" />}
      />
      <HomeBanner />
      {categories.map((category) => (
        <CategoryTile key={category._id} category={category} href="/" />
      ))}
      <ProductRow title="Dairy" href="/dairy">
        <ProductCard product={aProduct()} onQuantityChange={noop} />
      </ProductRow>
      <CartPanel lines={[aCartLine()]} onQuantityChange={noop} onProceed={noop} />
      <SiteFooter social={socialPages} />
    </TokriThemeProvider>,
  );
  expect(page).toContain('Search &quot;milk&quot;');
  expect(page).toContain('₹74.00');
  expect(page).toContain('© 2024 Tokri');
});
