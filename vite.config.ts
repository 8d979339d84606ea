import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rollup } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What needs one of these files' code gets it, and all that they need, in one chunk. */
const needed = (...files: string[]) =>
  new RegExp(`[\\\\/](?:web|ui)[\\\\/].*[\\\\/](?:${files.join('|')})\\.tsx?$`);

/**
 * A chunk for each stage of a visit, each with what the ones before it lack: a screen costs few requests, and never the
 * code of a later stage. The first view has several, since each is evaluated in a task of its own (boot.ts). Left to itself the bundler makes a hundred small ones, and asking for each costs more than reading it.
 */
const stages = [
  { name: 'react', tags: ['$initial' as const], test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: 'data',
    tags: ['$initial' as const],
    test: /node_modules[\\/](?:@reduxjs|react-redux|redux|immer|reselect|react-router)/,
  },
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'parts', tags: ['$initial' as const], test: /[\\/](?:ui|contract)[\\/]/ },
  {
    name: 'store',
    tags: ['$initial' as const],
    test: /[\\/]web[\\/](?:app[\\/]store|features[\\/].*Api)\.ts$/,
  },
  { name: 'shop', tags: ['$initial' as const], test: /[\\/]web[\\/](?!app[\\/]main)/ },
  { name: 'browse', test: needed('HomeRoute', 'ListingRoute') },
  { name: 'search', test: needed('SearchRoute') },
  { name: 'product', test: needed('ProductRoute') },
  { name: 'details', test: needed('ProductDetails', 'PromoBlurbs') },
  { name: 'cart', test: needed('CartRoute') },
  { name: 'checkout', test: needed('CheckoutRoute') },
  {
    name: 'overlays',
    test: needed(
      'SearchBox',
      'Toaster',
      'ProductMore',
      'KeepSaved',
      'ListControl',
      'carryOut',
      'mergeGuestCart',
    ),
  },
  { name: 'ratings', test: needed('ProductReviews', 'OrderRating') },
  { name: 'menus', test: needed('ShopCartDrawer', 'BrowseControls', 'AccountMenuButton') },
  {
    name: 'orders',
    test: needed(
      'SuccessRoute',
      'UserRoute',
      'OrdersRoute',
      'AddressesRoute',
      'FavouritesRoute',
      'DashboardRoute',
      'PendingPaymentNotice',
    ),
  },
  {
    name: 'forms',
    test: needed('LoginRoute', 'RegisterRoute', 'AddressDialog', 'PlaceDialog', 'NotifyMeControl'),
  },
  {
    name: 'account',
    test: needed(
      'ForgotPasswordRoute',
      'VerificationOtpRoute',
      'ResetPasswordRoute',
      'UndoEmailRoute',
      'StopMailsRoute',
      'CancelRoute',
      'ProfileRoute',
      'OrderRoute',
      'ShopPageRoute',
      'SecurityRoute',
      'SandboxPaymentRoute',
    ),
  },
  { name: 'ratingForm', test: needed('RatingDialog') },
  { name: 'admin', minShareCount: 2 },
];
const chunks = stages.map((stage, place) => ({ ...stage, priority: stages.length - place }));

/** Tells the storefront's page from Storybook's, which is built with this configuration too. */
const isStorefront = (page: string): boolean => /[\\/]web[\\/]index\.html$/.test(page);

const latinFont = /anekLatin-.*\.woff2$/;

/** Loads the Latin font of every page together with the code, not only when text is first drawn. */
const fontPreload = (): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { filename, bundle = {} }) =>
      Object.keys(isStorefront(filename) ? bundle : {})
        .filter((file) => latinFont.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
});

/** The stages of screens by their path, as boot.ts looks them up; the empty path stands for all other screens. */
const stageAt = {
  '': 'browse',
  '/search': 'search',
  '/product/': 'product',
  '/cart': 'cart',
  '/checkout': 'checkout',
};

/** Compiles a file to a script without imports, in which `constants` have their values. */
const scriptOf = async (entry: string, constants: Readonly<Record<string, unknown>>): Promise<string> => {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(values),
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      lib: { entry, name: 'script', formats: ['iife'] },
    },
  });
  const [{ output }] = built as unknown as [Rollup.RollupOutput]; // neither watched nor several
  return output[0].code.trim();
};

/** In bytes, in Brotli: the scripts of a first view, by its path. React, MUI, RTK Query and the router are 136 kB of it. */
const budgets = { '': 191_000, '/product/': 195_000 };

/** Starts the app by the inline boot script: the page's first paint needs none of the app's code. */
const boot = (): Plugin => ({
  name: 'boot',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { filename, bundle = {}, chunk }) => {
      if (!chunk || !isStorefront(filename)) return html;
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      /** Lists a chunk and all that it imports, each after what it imports itself. */
      const withImports = (fileName: string, listed = new Set<string>()): string[] => {
        for (const name of chunks.find((one) => one.fileName === fileName)?.imports ?? [])
          withImports(name, listed);
        return [...listed.add(`/${fileName}`)];
      };
      const files = withImports(chunk.fileName);
      const ofStage = (stage: string) =>
        chunks
          .filter(({ name }) => name === stage)
          .flatMap(({ fileName }) => withImports(fileName))
          .filter((file) => !files.includes(file));
      const screens = Object.fromEntries(
        Object.entries(stageAt).map(([path, stage]) => [path, ofStage(stage)]),
      );
      for (const [path, budget] of Object.entries(budgets)) {
        const firstView = [...files, ...(screens[path] ?? [])].map((file) =>
          chunks.find(({ fileName }) => file === `/${fileName}`),
        );
        const bytes = firstView.reduce((sum, one) => sum + brotliCompressSync(one?.code ?? '').length, 0);
        if (bytes > budget)
          throw new Error(`a first view of "${path}" loads ${bytes} bytes of scripts, over ${budget}`);
      }
      const bare = html
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
      const script = await scriptOf('web/boot.ts', { FILES: files, SCREENS: screens });
      // the sheets of the first view hold font faces alone: a request for each would only delay the first paint
      const styled = bare.replaceAll(
        /<link rel="stylesheet"[^>]*href="\/([^"]+)">/g,
        (link, name: string) => {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset') return link;
          // Vite's loader finds the link, which loads nothing, and does not load the sheet again
          return `<style>${String(sheet.source).trim()}</style>${link.replace('>', ' disabled>')}`;
        },
      );
      return styled.replace('<title>', () => `<script>${script}</script>\n    <title>`);
    },
  },
});

/** The chunks that a customer needs offline: all stages but the admin's, and the Hindi messages. */
const customers = ['index', 'hi', ...stages.map(({ name }) => name)].filter((name) => name !== 'admin');

/** Compiles `web/serviceWorker.ts` to `/sw.js`, with the list of the files that it keeps (ADR 37). */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async function (_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      if (!chunks.some(({ facadeModuleId }) => isStorefront(facadeModuleId ?? ''))) return;
      const code = chunks
        .filter(({ name }) => customers.includes(name))
        .flatMap(({ fileName, imports }) => [fileName, ...imports]);
      const fonts = Object.keys(bundle).filter((file) => latinFont.test(file));
      const files = [...new Set([...code, ...fonts])].sort().map((file) => `/${file}`);
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build has no index.html to name the release by');
      const release = createHash('sha256').update(page.source).digest('hex').slice(0, 8);
      const source = await scriptOf('web/serviceWorker.ts', {
        FILES: files,
        RELEASE: release,
        'process.env.NODE_ENV': 'production',
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});

/** The storefront: `web/` into `dist/web`, which the API serves. */
export default defineConfig({
  root: 'web',
  plugins: [react(), fontPreload(), boot(), serviceWorker()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false }, // Safari 16 loads the same chunks, only later
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Emotion imports it for a function that nobody calls
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
      // hexadecimal hashes compress better: each screen's name stands in the first view
      output: { codeSplitting: { groups: chunks }, hashCharacters: 'hex' },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/media': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api, '/media': api } },
});
