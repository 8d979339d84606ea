// node --import ./tests/support/fromSource.mjs x.ts: runs TypeScript with decorators, as the build and jest compile it.
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformFile } from '@swc/core';

// Node loads this module a second time, for its hooks, in a thread of their own.
if (isMainThread) register(import.meta.url);

const options = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2022',
    keepClassNames: true,
  },
  module: { type: 'es6' },
};

const isSource = (url) => url?.startsWith('file:') && url.endsWith('.ts') && !url.includes('/node_modules/');

export const resolve = (specifier, context, next) =>
  next(specifier.startsWith('.') && isSource(context.parentURL) ? specifier.replace(/\.js$/, '.ts') : specifier, context);

export const load = async (url, context, next) => {
  if (!isSource(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), options);
  return { format: 'module', source: code, shortCircuit: true };
};
