// The packages that every start of the server and of a command loads, in a few files under dist/vendor (ADR 30).
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Whatever shares a class or a registry with one of them is here too: of each there may be only one. */
const bundled = [
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
  'tar-stream',
  'zod',
];

/** What the bundled ones ask for and do without. */
const absent =
  /^(?:@aws-sdk\/|@fastify\/(?:static|view)|@mongodb-js\/zstd|@nestjs\/(?:microservices|platform-express|websockets)|aws4|class-transformer|class-validator|gcp-metadata|kerberos|mongodb-client-encryption|snappy|socks)/;

const root = path.resolve(import.meta.dirname, '..');
const vendor = path.join(root, 'dist', 'vendor');
const fileOf = (name) => path.join(vendor, `${name.replace('/', '-').replace('@', '')}.js`);

/** A module that hands on what Node finds in a package: of a CommonJS one, a bundler sees only its default. */
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

/** Jest's `moduleNameMapper` for them. */
export const vendored = Object.fromEntries(bundled.map((name) => [`^${name}$`, fileOf(name)]));

/** Bundles them into dist/vendor. */
export const makeVendor = async () => {
  const { rolldown } = await import('rolldown'); // the tests, which only want to know where they lie, do without
  rmSync(vendor, { recursive: true, force: true });
  const entries = path.join(vendor, 'entries');
  const entryOf = (name) => path.join(entries, path.basename(fileOf(name)));
  mkdirSync(entries, { recursive: true });
  for (const name of bundled) writeFileSync(entryOf(name), await handOn(name));
  const input = Object.fromEntries(
    bundled.map((name) => [path.basename(fileOf(name), '.js'), entryOf(name)]),
  );
  /** What imports one of them gets what Node would give it: the bundler's own stand-in for Mongoose takes itself for it. */
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
    external: absent,
    plugins: [asInNode],
    logLevel: 'silent',
  });
  await bundle.write({ dir: vendor, format: 'esm', strictExecutionOrder: true, comments: { jsdoc: false } });
  rmSync(entries, { recursive: true });
};

/** Lets what was built into these folders of dist/ load the bundled ones. */
export const useVendor = (...rooms) => {
  for (const room of rooms) {
    const folder = path.join(root, 'dist', room);
    for (const name of readdirSync(folder, { recursive: true }).filter((each) => each.endsWith('.js'))) {
      const file = path.join(folder, name);
      const text = readFileSync(file, 'utf8');
      const used = text.replace(
        /(\b(?:from |import |import\())(['"])([@\w][^'"]*)\2/g,
        (all, before, quote, each) =>
          bundled.includes(each)
            ? `${before}${quote}${path.relative(path.dirname(file), fileOf(each)).replaceAll(path.sep, '/')}${quote}`
            : all,
      );
      if (used !== text) writeFileSync(file, used);
    }
  }
};
