// Module hooks that let plain Node run the tests: they compile TypeScript, and stand in for `@jest/globals`.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync, version } from '@swc/core';

const options = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true, // Nest reads the types of constructors from it
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
    target: 'es2022',
  },
  module: { type: 'es6' },
};

const here = path.dirname(fileURLToPath(import.meta.url));
const cache = path.join(here, '../../../node_modules/.cache/tokri-tests');
mkdirSync(cache, { recursive: true });

/** Compiles a file, or reads what an earlier run compiled from the same text. */
const compiled = (file) => {
  const text = readFileSync(file, 'utf8');
  const key = createHash('sha1')
    .update(JSON.stringify([version, options, file, text]))
    .digest('hex');
  const cacheFile = path.join(cache, `${key}.js`);
  if (existsSync(cacheFile)) return readFileSync(cacheFile, 'utf8');
  const { code } = transformSync(text, { ...options, filename: file });
  const draft = `${cacheFile}.${randomUUID()}`;
  writeFileSync(draft, code);
  renameSync(draft, cacheFile); // at once, since other threads read it
  return code;
};

const found = (file) => ({ url: pathToFileURL(file).href, format: 'module', shortCircuit: true });

/** Finds `x.ts` and `x.tsx` for the imports of `./x.js`; a style sheet is an empty module, an image its name. */
export const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return found(path.join(here, 'globals.js'));
  if (specifier.endsWith('.css')) return found(path.join(here, 'style.js'));
  if (!specifier.startsWith('.') || !context.parentURL?.startsWith('file:')) return next(specifier, context);
  const file = path.resolve(path.dirname(fileURLToPath(context.parentURL)), specifier).replace(/\.js$/, '');
  const source = [`${file}.ts`, `${file}.tsx`].find((name) => existsSync(name));
  return source ? found(source) : next(specifier, context);
};

export const load = (url, context, next) => {
  const file = url.startsWith('file:') ? fileURLToPath(url) : '';
  if (/\.webp$/.test(file)) {
    const source = `export default ${JSON.stringify(path.basename(file))};`;
    return { format: 'module', source, shortCircuit: true };
  }
  if (!/\.tsx?$/.test(file)) return next(url, context);
  return { format: 'module', source: compiled(file), shortCircuit: true };
};
