import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

/** The first view in two chunks: what a deployment seldom changes, and the rest. */
const chunks = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  { name: 'shop', tags: ['$initial' as const], priority: 1 },
];

/** The storefront: `web/` into `dist/web`, which the API serves. */
export default defineConfig({
  root: 'web',
  plugins: [react()],
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
