import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { BareQuestion, FixedAnswer } from './bareServer.js';

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

const answer = (name: string, bytes: Buffer | string): FixedAnswer => ({
  headers: {
    'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    'content-encoding': 'br',
  },
  body: brotliCompressSync(bytes).toString('base64'),
});

const line = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="One line and nothing else"><link rel="icon" href="data:,"><title>Line</title><main>Hello</main>`;

/** The pages to compare with, by name: Lighthouse needs one line of text, so none is quite empty. */
export const comparisonPaths = { 'one line of HTML': '/line.html', 'React and MUI': '/hello/index.html' };

/** Builds the pages to compare with. Returns their files, compressed with brotli. */
export const comparisonFiles = async (): Promise<BareQuestion> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokri-hello-'));
  try {
    await build({
      root: path.resolve('bench/web/hello'),
      base: './',
      configFile: false,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    const hello = files.map((file) => [
      `/hello/${path.relative(folder, file).split(path.sep).join('/')}`,
      answer(file, readFileSync(file)),
    ]);
    return { [comparisonPaths['one line of HTML']]: answer('line.html', line), ...Object.fromEntries(hello) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
