import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { filesBeneath } from './support/secrets.js';

interface ReleaseFiles {
  shippedPackages(): string[];
  filesOfPackage(folder: string): string[];
  copiedFiles(): { name: string; source: string }[];
  writeArchive(
    archive: string,
    files: readonly { name: string; source?: string; linkname?: string }[],
    options: { prefix: string; mtime: Date },
  ): Promise<void>;
}
// imported by path: the scripts are plain JavaScript without types
const release = (await import(path.resolve('scripts/releaseFiles.mjs'))) as ReleaseFiles;

const { locked } = (await import(path.resolve('scripts/lockedPackages.mjs'))) as {
  locked: Record<string, { dev?: boolean; dependencies?: Record<string, string> }>;
};
const { billOfMaterials } = (await import(path.resolve('scripts/billOfMaterials.mjs'))) as {
  billOfMaterials(of: { name: string; version: string }): string;
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-release-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a release', () => {
  test('ships packages that a production install has, each with its dependencies', () => {
    const shipped = release.shippedPackages();
    const names = shipped.map((one) => one.replace(/^.*node_modules\//, ''));

    expect(names).toEqual(expect.arrayContaining(['sharp', '@node-rs/argon2', 'pdfkit', 'swagger-ui-dist']));
    expect(shipped.filter((one) => locked[one]?.dev)).toEqual([]);
    const needed = shipped.flatMap((one) => Object.keys(locked[one]?.dependencies ?? {}));
    const isIdle = /^(?:@types\/|bare-|@scarf\/)/;
    expect(needed.filter((name) => !names.includes(name) && !isIdle.test(name))).toEqual([]);
  });

  test('ships no sources, types, source maps or tests of packages, and their licences', () => {
    const files = release.shippedPackages().flatMap((one) => release.filesOfPackage(one));
    const unwanted = /\.(?:map|[cm]?tsx?|cc?|h)$|node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|__tests__)\//;

    expect(files.length).toBeGreaterThan(2_000);
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining(['node_modules/stripe/LICENSE', 'node_modules/sharp/LICENSE']),
    );
  });

  test('has every file to which its documents link', async () => {
    const files = release.copiedFiles();
    const links = await Promise.all(
      files
        .filter(({ name }) => name.endsWith('.md'))
        .map(async ({ name, source }) =>
          [...(await readFile(source, 'utf8')).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(
            ([, link = '']) => path.posix.join(path.posix.dirname(name), link),
          ),
        ),
    );
    const names = files.map(({ name }) => name);
    const isThere = (link: string) => names.some((name) => name === link || name.startsWith(`${link}/`));

    expect(links.flat().length).toBeGreaterThan(50);
    expect([...new Set(links.flat())].filter((link) => !isThere(link))).toEqual([]);
  });

  test('has the files of deploy/ but those that build an image', async () => {
    const names = release.copiedFiles().map(({ name }) => name);
    const files = await filesBeneath('deploy', () => false);
    const isBuilding = /^deploy\/(?:Dockerfile|compose|tls|\.gitignore)/;

    expect(files.filter((file) => !names.includes(file) && !isBuilding.test(file))).toEqual([]);
  });

  test('has one version in all packages, files of deploy/ and documents', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
      packages: Record<string, { version?: string }>;
    };
    const ofPackages = ['', 'contract', 'ui', 'web', 'api', 'cli'].flatMap((name) => packages[name]?.version);
    const places = {
      'deploy/compose.yaml': /image: tokri:(\S+)/g,
      'deploy/kubernetes/kustomization.yaml': /newTag: (\S+)/g,
      'docs/deploy.md': /\btokri-(\d[\w.]*)-linux-x64/g,
    };
    const found = await Promise.all(
      Object.entries(places).map(async ([file, pattern]) =>
        [...(await readFile(file, 'utf8')).matchAll(pattern)].map(([, named]) => named),
      ),
    );

    expect(found.every(({ length }) => length > 0)).toBe(true);
    expect([...new Set([...ofPackages, ...found.flat()])]).toEqual([version]);
    expect(await readFile('CHANGELOG.md', 'utf8')).toMatch(
      new RegExp(`^## ${version.replaceAll('.', '\\.')} - \\d{4}-\\d{2}-\\d{2}$`, 'm'),
    );
  });

  test('has a bill of materials with all that it ships and all that the storefront bundles', () => {
    const { components } = JSON.parse(billOfMaterials({ name: 'tokri', version: '1.0.0' })) as {
      components: { name: string }[];
    };
    const names = components.map(({ name }) => name);
    const shipped = release.shippedPackages().map((one) => one.replace(/^.*node_modules\//, ''));

    expect(names).toEqual(expect.arrayContaining([...shipped, 'react', 'mongoose']));
    expect(names).not.toEqual(expect.arrayContaining(['storybook']));
  });

  test('has the same bytes whenever its files were written, and others with another time of release', async () => {
    const source = path.join(folder, 'file');
    const sumAfter = async (writtenAt: Date, mtime = new Date(1e12)) => {
      await writeFile(source, 'the same', { mode: 0o600 });
      await utimes(source, writtenAt, writtenAt);
      const archive = path.join(folder, 'archive');
      const files = [
        { name: 'dist/file', source },
        { name: 'bin/link', linkname: '../dist/file' },
      ];
      await release.writeArchive(archive, files, { prefix: 'tokri', mtime });
      return createHash('sha256')
        .update(await readFile(archive))
        .digest('hex');
    };
    const first = await sumAfter(new Date(0));

    expect(await sumAfter(new Date(2e12))).toBe(first);
    expect(await sumAfter(new Date(0), new Date(1.1e12))).not.toBe(first);
  });
});

describe('the files of deploy/', () => {
  const setting = /^\s*(?:- name: |Environment=)?([A-Z][A-Z0-9_]+)(?:=|: )/gm;
  const namesIn = (text: string) => [...text.matchAll(setting)].map(([, name = '']) => name);
  const others = ['MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD', 'SERVER_NAME', 'SHOP_UPSTREAM'];

  test('name settings of the shop and no others', async () => {
    const files = (await filesBeneath('deploy', () => false)).filter((file) =>
      /\.(?:example|ya?ml|service)$/.test(file),
    );
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const named = new Set(texts.flatMap(namesIn));
    const known = namesIn(await readFile('.env.example', 'utf8'));

    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !known.includes(name) && !others.includes(name))).toEqual([]);
  });

  test('ask for the two addresses of health that the server has', async () => {
    const server = await readFile('api/server.ts', 'utf8');
    const asked = new Set<string>();
    for (const file of ['deploy/Dockerfile', 'deploy/kubernetes/deployment.yaml'])
      for (const [found] of (await readFile(file, 'utf8')).matchAll(/\/health\b[/\w]*/g)) asked.add(found);

    expect([...asked].sort()).toEqual(['/health', '/health/live']);
    for (const address of asked) expect(server).toContain(`fastify.get('${address}'`);
  });
});
