// Bundles the packages that every start of the server and of a command loads into a few files under
// dist/vendor (ADR 30).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/**
 * The packages that are bundled. A package that shares a class or a registry with one of them must be listed
 * too, because it may exist only once.
 */
const bundled = [
  '@bomb.sh/tab',
  '@bomb.sh/tab/commander',
  '@fastify/cookie',
  '@fastify/cors',
  '@fastify/helmet',
  '@fastify/multipart',
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/jwt',
  '@nestjs/mongoose',
  '@nestjs/passport',
  '@nestjs/platform-fastify',
  'cli-progress',
  'commander',
  'csv-parse',
  'csv-stringify',
  'mongoose',
  'passport-jwt',
  'rate-limiter-flexible',
  'rxjs',
  'zod',
];

/**
 * Matches packages that are not bundled: optional dependencies of the bundled ones, and packages that read
 * files of their own.
 */
const outside =
  /^(?:pino|thread-stream|@aws-sdk\/|@fastify\/(?:static|view)|@mongodb-js\/zstd|@nestjs\/(?:microservices|platform-express|websockets)|aws4|class-transformer|class-validator|gcp-metadata|kerberos|mongodb-client-encryption|snappy|socks)/;

const root = path.resolve(import.meta.dirname, '..');
const fileOf = (vendor, name) => path.join(vendor, `${name.replaceAll('/', '-').replace('@', '')}.js`);

/**
 * Returns the code of a module that re-exports everything that Node finds in a package. It is needed because
 * a bundler sees only the default export of a CommonJS package.
 */
const handOn = async (name) => {
  const { default: whole, ...named } = await import(name);
  const names = Object.keys(named).filter((each) => each !== 'module.exports');
  return [
    `import * as all from '${name}';`,
    ...(whole === undefined ? [] : [`export { default } from '${name}';`]),
    ...names.map((each, at) => `const the${at} = all.${each};`),
    `export { ${names.map((each, at) => `the${at} as ${each}`).join(', ')} };`,
  ].join('\n');
};

/** Bundles the packages into a new folder `vendor` inside the given folder. */
export const makeVendor = async (folder) => {
  const vendor = path.join(folder, 'vendor');
  const entries = path.join(vendor, 'entries');
  const entryOf = (name) => path.join(entries, path.basename(fileOf(vendor, name)));
  mkdirSync(entries, { recursive: true });
  for (const name of bundled) writeFileSync(entryOf(name), await handOn(name));
  const input = Object.fromEntries(
    bundled.map((name) => [path.basename(fileOf(vendor, name), '.js'), entryOf(name)]),
  );
  /**
   * A plugin that resolves imports of a bundled package to the module that re-exports all of it. The
   * bundler's own stand-in for Mongoose would resolve to itself.
   */
  const asInNode = {
    name: 'as in Node',
    resolveId: (name, importer, { kind }) => {
      const entry = bundled.includes(name) && entryOf(name);
      return entry && kind === 'import-statement' && importer !== entry ? entry : undefined;
    },
  };
  const bundle = await rolldown({
    input,
    platform: 'node',
    cwd: root,
    external: outside,
    plugins: [asInNode],
    onLog: (_, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message);
    },
  });
  await bundle.write({ dir: vendor, format: 'esm', strictExecutionOrder: true, comments: { jsdoc: false } });
  rmSync(entries, { recursive: true });
};

const importing = /(\b(?:from |import |import\())(['"])([@\w][^'"]*)\2/g;
const packageOf = (name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/**
 * Fails when a package that is not bundled loads a bundled one itself, because that one would then exist
 * twice.
 */
const refuseSecond = (name) => {
  const file = path.join(root, 'node_modules', packageOf(name), 'package.json');
  if (!existsSync(file)) return; // a module of Node itself
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const second = Object.keys({ ...dependencies, ...peerDependencies }).find((one) => bundled.includes(one));
  if (second)
    throw new Error(`${name} loads ${second}: name it in scripts/vendor.mjs, among what is bundled`);
};

/**
 * Lets the code in a build folder load the bundled packages from `vendor`, which lies in this or another
 * folder.
 */
export const useVendor = (folder, vendor) => {
  const addressFrom = (file, name) =>
    path.relative(path.dirname(file), fileOf(vendor, name)).replaceAll(path.sep, '/');
  const own = (name) => name.endsWith('.js') && !path.join(folder, name).startsWith(vendor + path.sep);
  for (const name of readdirSync(folder, { recursive: true }).filter(own)) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const used = text.replace(importing, (all, before, quote, each) => {
      if (bundled.includes(each)) return `${before}${quote}${addressFrom(file, each)}${quote}`;
      refuseSecond(each);
      return all;
    });
    if (used !== text) writeFileSync(file, used);
  }
};
