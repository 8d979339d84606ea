import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** What needs one of these files' code gets it, and all that they need, in one chunk. */
const needed = (...files: string[]) =>
  new RegExp(`[\\\\/](?:web|ui)[\\\\/].*[\\\\/](?:${files.join('|')})\\.tsx$`);

/**
 * A chunk for each stage of a visit, each with what the ones before it lack: a screen costs few requests, and never the
 * code of a later stage. Left to itself the bundler makes a hundred small ones, and asking for each costs more than reading it.
 */
const stages = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shop', tags: ['$initial' as const] },
  { name: 'browse', test: needed('HomeRoute', 'SearchRoute', 'ListingRoute', 'ProductRoute') },
  { name: 'overlays', test: needed('SearchBox', 'Toaster') },
  {
    name: 'buy',
    test: needed(
      'LoginRoute',
      'RegisterRoute',
      'UserRoute',
      'CartRoute',
      'ShopCartDrawer',
      'CheckoutRoute',
      'SuccessRoute',
      'OrdersRoute',
      'AddressesRoute',
      'DashboardRoute',
      'BrowseControls',
      'AccountMenuButton',
      'AddressDialog',
      'PendingPaymentNotice',
    ),
  },
  {
    name: 'account',
    test: needed(
      'ForgotPasswordRoute',
      'VerificationOtpRoute',
      'ResetPasswordRoute',
      'UndoEmailRoute',
      'CancelRoute',
      'ProfileRoute',
      'OrderRoute',
      'SecurityRoute',
      'SandboxPaymentRoute',
    ),
  },
  { name: 'admin', minShareCount: 2 },
];
const chunks = stages.map((stage, place) => ({ ...stage, priority: stages.length - place }));

/** Loads the Latin font of every page together with the code, not only when text is first drawn. */
const fontPreload = (): Plugin => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /anekLatin-.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
});

/** The storefront: `web/` into `dist/web`, which the API serves. */
export default defineConfig({
  root: 'web',
  plugins: [react(), fontPreload()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': api, '/media': api } },
  preview: { host: '127.0.0.1', proxy: { '/api': api, '/media': api } },
});
