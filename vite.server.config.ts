import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The renderer of public pages: `web/app/server.tsx` with all its packages, so that a server needs none of them. */
export default defineConfig({
  root: 'web',
  publicDir: false,
  plugins: [react()],
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'app/server.tsx',
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'renderer.js', codeSplitting: false } },
  },
});
