// npm run build: builds the server and the storefront into dist/ (ADR 30, ADR 32). Other scripts build from
// here what they need.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isAlive, withLock } from './lock.mjs';
import { checkNode, giveUp, hashOf, inRoot, install, lockFile, must, root } from './steps.mjs';

/**
 * Returns a path below dist/. There each built part has a folder that never changes, named by the hash of its
 * sources; a link points to the newest one.
 */
const dist = (...parts) => inRoot('dist', ...parts);

/**
 * The modules that start a process or a thread, and those that scripts import. All lie in one folder of the
 * build, so that a module finds its neighbours there as it does in the sources.
 */
export const entries = [
  'cli/main',
  'cli/manual',
  'cli/program',
  'api/database/embedded/embeddedMongo',
  'api/database/embedded/supervisor',
  'api/importing/importThread',
  'api/invoices/invoiceThread',
  'api/storefront/renderThread',
];

/** What modules read from beside them. It is copied into the folder of the bundle. */
export const neighbours = [
  'api/catalogue/search/defaultSynonyms.txt',
  'api/common/commonPasswords.txt',
  'cli/catalogue/demo.json',
  'cli/catalogue/demo.hi.json',
  'cli/catalogue/images',
];

/** The packages that the built server loads from node_modules: they read files of their own, or are loaded on first use. */
export const loadedOutside = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  'ioredis',
  'mongodb-memory-server-core',
  'nodemailer',
  'pdfkit',
  'pino',
  'pino-pretty',
  'sharp',
  'stripe',
  'tar-stream',
];

/** Matches the packages that stay outside the bundle: these, and optional ones that bundled packages ask for. */
const outside = new RegExp(
  `^(?:${[
    ...loadedOutside,
    '@fastify/(?:static|view)|@mongodb-js/zstd|@nestjs/(?:microservices|platform-express|websockets)|aws4',
    'class-transformer|class-validator|gcp-metadata|kerberos|mongodb-client-encryption|snappy|socks',
  ].join('|')})`,
);

/**
 * Lets ES modules import Mongoose as Node does. The bundler's stand-in for a CommonJS module has the
 * prototype of that module, and Mongoose takes it for an instance of its own.
 */
const mongooseAsInNode = {
  name: 'mongoose as in Node',
  resolveId: (name, _, { kind }) =>
    name === 'mongoose' && kind === 'import-statement' ? '\0mongoose' : undefined,
  load: async (id) => {
    if (id !== '\0mongoose') return undefined;
    const own = new Set(['default', 'module.exports', 'mongoose']);
    const names = Object.keys(await import('mongoose')).filter((name) => !own.has(name));
    return `import whole from ${JSON.stringify(inRoot('node_modules/mongoose/index.js'))};
      export { whole as default, whole as mongoose };
      export const { ${names.join(', ')} } = whole;`;
  },
};

/** Bundles the compiled server with its packages. */
const bundle = async (compiled, dir) => {
  const { rolldown } = await import('rolldown'); // it exists only after the installation
  const server = await rolldown({
    input: Object.fromEntries(
      entries.map((file) => [path.basename(file), path.join(compiled, `${file}.js`)]),
    ),
    platform: 'node',
    experimental: { attachDebugInfo: 'none' }, // names of the folder of this build, of which each has another
    external: outside,
    plugins: [mongooseAsInNode],
    onLog: (_, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message);
    },
  });
  await server.write({
    dir,
    format: 'esm',
    chunkFileNames: '[name]-[hash].js',
    keepNames: true, // Nest and error messages use the names of classes
    strictExecutionOrder: true,
    comments: { jsdoc: false },
  });
};

const parts = {
  server: {
    sources: [
      'contract',
      'api',
      'cli',
      'nest-cli.json',
      'swc.json',
      'scripts/build.mjs',
      'package-lock.json',
    ],
    links: ['cli'],
    build: async (folder) => {
      const config = JSON.parse(readFileSync(inRoot('nest-cli.json'), 'utf8'));
      const compiled = path.join(folder, 'compiled');
      config.compilerOptions.assets = [];
      config.compilerOptions.builder.options.outDir = path.relative(root, compiled);
      const file = path.join(folder, 'nest-cli.json');
      writeFileSync(file, JSON.stringify(config));
      await must('Building the server', 'nest', ['build', '--config', path.relative(root, file)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await bundle(compiled, path.join(folder, 'cli'));
      for (const name of neighbours)
        cpSync(inRoot(name), path.join(folder, 'cli', path.basename(name)), { recursive: true });
      for (const made of [compiled, file]) rmSync(made, { recursive: true });
    },
  },
  web: {
    sources: [
      'contract',
      'ui',
      'web',
      'vite.config.ts',
      'vite.server.config.ts',
      'scripts/compress.mjs',
      'package-lock.json',
    ],
    links: ['web', 'renderer'],
    build: async (folder) => {
      const vite = (what, ...args) =>
        must(what, 'vite', ['build', '--logLevel', 'warn', ...args], { env: { NODE_ENV: 'production' } });
      const out = path.join(folder, 'web');
      await vite('Building the storefront', '--outDir', out);
      const renderer = ['--config', 'vite.server.config.ts', '--outDir', path.join(folder, 'renderer')];
      await Promise.all([
        vite('Building the page renderer', ...renderer),
        must('Compressing the storefront', process.execPath, [inRoot('scripts', 'compress.mjs'), out]),
      ]);
    },
  },
};

const filesIn = (source) =>
  statSync(source).isFile()
    ? [source]
    : readdirSync(source, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name));

/** Returns what changes with a file: its hash, or the time of an image, because hashing the demo's takes long. */
const versionOf = (file) => (file.endsWith('.webp') ? statSync(file).mtimeMs : hashOf(readFileSync(file)));

/** Returns the name of the folder into which the present sources of a part are built. */
const wantedName = (name) => {
  const files = parts[name].sources.flatMap((source) => filesIn(inRoot(source))).sort();
  const state = hashOf(files.map((file) => `${path.relative(root, file)} ${versionOf(file)}`).join('\n'));
  return `${name}-${state.slice(0, 16)}`;
};

/** Returns the name of the folder to which all links of a part point; undefined when there is none. */
const builtName = (name) => {
  const [folder, ...others] = parts[name].links.map(
    (link) => existsSync(dist(link)) && path.dirname(realpathSync(dist(link))),
  );
  const isWhole = folder && folder !== dist() && others.every((other) => other === folder);
  return isWhole ? path.basename(folder) : undefined;
};

/** Points a link to a folder beside it, atomically. */
const pointTo = (link, target) => {
  const made = `${link}-${process.pid}`;
  symlinkSync(target, made, 'junction');
  try {
    renameSync(made, link);
  } catch {
    rmSync(link, { recursive: true, force: true }); // a folder of an earlier version, or Windows
    renameSync(made, link);
  }
};

const day = 86_400_000;

/**
 * Tells whether the folder of an older build is still in use. A shop that runs from it loads more of it
 * later, so it stays while that process lives, and for a day in any case.
 */
const isInUse = (folder) =>
  Date.now() - statSync(folder).mtimeMs < day ||
  readdirSync(folder).some((name) => name.startsWith('.used-by-') && isAlive(Number(name.slice(9))));

/** What versions before the bundle left in dist/. */
const ofEarlierVersions = ['api', 'contract', 'vendor', 'bench', 'tests'];

/**
 * Removes folders of dist/ that no process uses: older builds of a part, and what a killed build left behind.
 */
const removeUnused = (part, current) => {
  for (const name of ofEarlierVersions) rmSync(dist(name), { recursive: true, force: true });
  for (const name of readdirSync(dist())) {
    const [, builder] = /^\.new-(\d+)-/.exec(name) ?? [];
    const isOlder = name.startsWith(`${part}-`) && /-[0-9a-f]{16}$/.test(name) && name !== current;
    if (builder ? !isAlive(Number(builder)) : isOlder && !isInUse(dist(name)))
      rmSync(dist(name), { recursive: true, force: true });
  }
};

/** Builds a part into a new folder, which replaces the current one when it is complete. */
const buildPart = async (name) => {
  const { links, build: make } = parts[name];
  const wanted = wantedName(name);
  const former = builtName(name);
  if (former === wanted) return;
  if (!existsSync(dist(wanted))) {
    console.error(`Building the ${name} …`);
    const folder = dist(`.new-${process.pid}-${name}`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await make(folder);
    if (wantedName(name) !== wanted) return buildPart(name); // the sources changed during the build
    renameSync(folder, dist(wanted));
  }
  if (former) utimesSync(dist(former), new Date(), new Date());
  for (const link of links) pointTo(dist(link), path.join(wanted, link));
  removeUnused(name, wanted);
};

/**
 * Builds the parts whose sources have changed since their last build. When several commands start at once,
 * one builds and the others wait.
 */
export const build = async (names = Object.keys(parts)) => {
  if (names.every((name) => builtName(name) === wantedName(name))) return;
  const work = () => Promise.all(names.map(buildPart));
  await withLock(lockFile, work, () => console.error('Waiting for another command that builds …'));
};

/** Marks the current build as used by this process until the process ends, so that later builds keep it. */
export const useBuild = () => {
  for (const name of Object.keys(parts).map(builtName)) {
    if (!name) continue;
    const mark = dist(name, `.used-by-${process.pid}`);
    try {
      writeFileSync(mark, '');
    } catch (error) {
      if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
      return; // where nothing can be written, nothing is built either
    }
    process.once('exit', () => rmSync(mark, { force: true }));
  }
};

/** Tells whether this is a development checkout: only there the command line builds stale parts. */
export const isCheckout = () => existsSync(inRoot('.git')) && process.env.NODE_ENV !== 'production';

/** Ends the process when the command line was never built. */
export const needBuild = () => {
  if (!existsSync(dist('cli'))) giveUp('Tokri is not built here yet. Build it with: npm run build');
};

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  checkNode();
  await install();
  await build();
}
