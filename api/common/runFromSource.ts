import { fileURLToPath } from 'node:url';

/**
 * Code of the hooks with which Node loads TypeScript: they resolve `./x.js` to `x.ts` and transpile it, which
 * the build otherwise does beforehand.
 */
const hooks = `
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
let swc;
export const initialize = (origin) => { swc = createRequire(origin)('@swc/core'); };
export const resolve = (specifier, context, next) =>
  next(specifier.startsWith('.') && context.parentURL?.endsWith('.ts') ? specifier.replace(/\\.js$/, '.ts') : specifier, context);
export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await swc.transformFile(fileURLToPath(url), {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      target: 'es2022',
    },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
};`;

const asModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/**
 * Returns the arguments with which `node` runs a module in the same folder. Built code needs only the file;
 * TypeScript, as under jest, is transpiled while it loads.
 * @param neighbour `import.meta.url` of the calling module
 * @param name name of the module to run, without its extension
 */
export function nodeArguments(neighbour: string, name: string): string[] {
  if (!neighbour.endsWith('.ts')) return [fileURLToPath(new URL(`${name}.js`, neighbour))];
  const register = `import { register } from 'node:module';
register(${JSON.stringify(asModule(hooks))}, { parentURL: ${JSON.stringify(neighbour)}, data: ${JSON.stringify(neighbour)} });`;
  return ['--import', asModule(register), fileURLToPath(new URL(`${name}.ts`, neighbour))];
}
