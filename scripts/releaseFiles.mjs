// The files of a release, and the archive of them, whose bytes depend on nothing else (ADR 47).
import { createWriteStream, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { loadedOutside } from './build.mjs';
import { withDependencies } from './lockedPackages.mjs';
import { inRoot } from './steps.mjs';

/** Packages from which the server reads files by path. */
const readByPath = ['@expo-google-fonts/anek-devanagari', 'swagger-ui-dist'];

/** Folders and files of packages that no program loads. */
const leftOut =
  /^(?:__tests__|benchmarks?|docs?|examples?|tests?)\/|\.(?:bare|cc?|[cm]?tsx?|gypi?|h|map|markdown|md|ya?ml)$/i;
const isLegal = /^(?:copying|licen[cs]e|notice)/i;

/** Returns the folders of the packages that the server loads while it runs, with their dependencies. */
export const shippedPackages = () =>
  withDependencies([...loadedOutside, ...readByPath].map((name) => path.posix.join('node_modules', name)));

/** Lists the files below a folder, as paths with `/`, without packages inside of it. */
const filesIn = (folder, within = '') =>
  readdirSync(path.join(folder, within), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(within, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(folder, name);
    return [name];
  });

const isLoaded = (file) => isLegal.test(path.posix.basename(file)) || !leftOut.test(file);

/** Returns the files of a package that a release ships, as paths below the root. */
export const filesOfPackage = (folder) =>
  filesIn(inRoot(folder))
    .filter(isLoaded)
    .map((file) => path.posix.join(folder, file));

/** The part of package.json by which the server finds its folder and version, and Node its kind of modules. */
const manifest = () => {
  const own = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const kept = ['name', 'version', 'private', 'description', 'license', 'type', 'engines'];
  const entries = kept.map((key) => [key, own[key]]);
  return JSON.stringify({ ...Object.fromEntries(entries), bin: { tokri: 'bin/tokri' } }, null, 2);
};

/** Files and folders that are shipped as they are: what an operator reads, and copies from. */
const copied = {
  files: ['.env.example', 'CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'],
  // without what builds an image, which needs the sources
  folders: [
    'deploy/haproxy',
    'deploy/kubernetes',
    'deploy/monitoring',
    'deploy/nginx',
    'deploy/systemd',
    'docs',
  ],
};

/** Lists the files of a folder of the project, which may be a link. */
const whole = (folder, below = inRoot(folder)) =>
  filesIn(realpathSync(below)).map((file) => ({
    name: path.posix.join(folder, file),
    source: path.join(below, file),
  }));

const fromRoot = (source, name = source) => ({ name, source: inRoot(source) });

/** Lists the documents of a release, and the files of deploy/ in it. */
export const copiedFiles = () => [
  ...copied.files.map((file) => fromRoot(file)),
  ...copied.folders.flatMap((folder) => whole(folder)),
];

/**
 * Lists what a release has, sorted by name: `{ name, source }` is a file, `{ name, bytes }` one that is written
 * here, `{ name, linkname }` a link.
 */
export const releaseFiles = () => {
  const files = [
    { name: 'bin/tokri', linkname: '../dist/cli/main.js' },
    { name: 'package.json', bytes: Buffer.from(`${manifest()}\n`) },
    ...copiedFiles(),
    fromRoot('cli/catalogue/NOTICE.md', 'NOTICE.md'),
    ...['dist/cli', 'dist/renderer', 'dist/web'].flatMap((folder) => whole(folder)),
    ...shippedPackages().flatMap((folder) => filesOfPackage(folder).map((file) => fromRoot(file))),
  ];
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Adds the folders of the files, so that the umask of whoever unpacks an archive does not decide their modes. */
const withFolders = (files) => {
  const folders = new Set();
  for (const { name } of files)
    for (let above = path.posix.dirname(name); above !== '.'; above = path.posix.dirname(above))
      folders.add(above);
  const entries = [...[...folders].map((name) => ({ name, type: 'directory' })), ...files];
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
};

const headerOf = ({ name, type, linkname }, prefix, mtime) => {
  const isExecutable = type === 'directory' || linkname || name === 'dist/cli/main.js';
  return {
    name: path.posix.join(prefix, name),
    type: type ?? (linkname ? 'symlink' : 'file'),
    linkname,
    mode: isExecutable ? 0o755 : 0o644,
    mtime,
    uid: 0,
    gid: 0,
  };
};

/**
 * Writes files into a compressed archive, below a folder `prefix`. Owner, modes and times are the same
 * everywhere.
 */
export const writeArchive = async (archive, files, { prefix, mtime }) => {
  const { pack } = await import('tar-stream'); // it exists only after the installation
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(archive));
  for (const file of withFolders(files)) {
    const bytes = file.bytes ?? (file.source ? readFileSync(file.source) : Buffer.alloc(0));
    const header = headerOf(file, prefix, mtime);
    await new Promise((resolve, reject) => {
      const done = (error) => (error ? reject(error) : resolve());
      if (header.type === 'file') tar.entry(header, bytes, done);
      else tar.entry(header, done);
    });
  }
  tar.finalize();
  await written;
};
