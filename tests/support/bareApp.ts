import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const main = `
import '@tokri/ui/fonts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ProductCard, MessagesProvider, TokriThemeProvider, type CartLine, type ProductSummary } from '@tokri/ui';
import type { Column } from '@tokri/ui/admin';
import { messages as hindi } from '@tokri/ui/hindi';

const product: ProductSummary = { _id: '65f000000000000000000001', name: 'Alphonso mangoes', image: [], unit: '6 pieces', price: 600, discount: 10, stock: 5 };
export const columns: readonly Column<CartLine>[] = [{ key: 'quantity', header: 'Quantity', align: 'end', cell: (line) => line.quantity }];

function Shop() {
  const [quantity, setQuantity] = useState(0);
  return <ProductCard product={product} quantity={quantity} minutes={10} onQuantityChange={setQuantity} />;
}

const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <TokriThemeProvider colorSchemeNode={null}>
      <Shop />
      <MessagesProvider messages={hindi}>
        <section aria-label="Hindi" lang="hi"><Shop /></section>
      </MessagesProvider>
    </TokriThemeProvider>,
  );
`;

const files = (packages: Record<string, string>): Record<string, string> => ({
  'package.json': JSON.stringify({ name: 'bare', private: true, type: 'module', dependencies: packages }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      types: [],
      skipLibCheck: false,
    },
    include: ['main.tsx'],
  }),
  'index.html':
    '<!doctype html><html lang="en" data-theme="contrast"><title>Bare</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
  'main.tsx': main,
});

/** Writes another team's app: a Vite app that knows nothing of this repository. */
export const writeBareApp = (folder: string, packages: Record<string, string>): void => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files(packages))) writeFileSync(path.join(folder, name), text);
};
