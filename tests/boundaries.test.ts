import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ts from 'typescript';

/** Path of a copy of the folder structure in which every file breaks an import rule. */
let folder: string;
const broken: [file: string, imported: string, rule: string][] = [
  ['ui/Price/node.ts', 'node:fs', 'browser-code-knows-no-node'],
  ['ui/Price/database.ts', 'mongoose', 'browser-code-knows-no-server'],
  ['ui/Price/store.ts', 'react-redux', 'ui-has-no-network-store-or-router'],
  ['web/routes/node.ts', 'node:path', 'browser-code-knows-no-node'],
  ['web/routes/server.ts', '@nestjs/common', 'browser-code-knows-no-server'],
  ['web/routes/database.ts', 'mongoose', 'browser-code-knows-no-server'],
  ['web/routes/api.ts', '../../api/main.js', 'web-knows-ui-and-contract'],
  ['contract/node.ts', 'node:crypto', 'contract-knows-zod-only'],
  ['contract/room.ts', '../ui/Price/plain.js', 'contract-stands-alone'],
  ['ui/Price/room.ts', '../../web/support/server.js', 'ui-knows-the-contract'],
  ['cli/room.ts', '../web/support/server.js', 'cli-knows-api-and-contract'],
  ['api/catalogue/room.ts', '../../cli/main.js', 'api-knows-the-contract'],
  ['web/features/cart/other.ts', '../account/own.js', 'features-meet-in-routes'],
  ['contract/tested.ts', './money.test.js', 'no-tests-in-production-code'],
  ['contract/back.ts', './there.js', 'no-cycles'],
  ['api/catalogue/order.ts', '../orders/orders.service.js', 'api-folders-build-on-those-below'],
  ['api/catalogue/models.ts', '../main.js', 'api-folders-build-on-those-below'],
  ['api/unlisted/any.ts', 'mongoose', 'api-folders-have-a-place'],
  ['api/orders/schema.ts', '../catalogue/stock.js', 'api-folders-meet-in-modules-services-and-types'],
];
const allowed: [file: string, imported: string][] = [
  ['web/routes/Page.test.ts', 'node:crypto'],
  ['web/support/server.ts', 'node:http'],
  ['ui/Price/plain.ts', 'react'],
  ['cli/main.ts', '../api/main.js'],
  ['web/features/account/own.ts', 'react'],
  ['contract/money.test.ts', 'node:assert'],
  ['contract/there.ts', './back.js'], // a cycle is reported of one file
  ['api/main.ts', 'mongoose'],
  ['api/orders/order.schema.ts', '../catalogue/stock.service.js'],
  ['api/orders/orders.service.ts', './order.schema.js'],
  ['api/orders/base.ts', '../common/days.js'],
  ['api/catalogue/stock.service.ts', 'mongoose'],
  ['api/catalogue/stock.ts', 'mongoose'],
  ['api/common/days.ts', 'mongoose'],
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-boundaries-'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    await copyFile(file, path.join(folder, file));
  for (const [file, imported] of [...broken, ...allowed]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), `import * as a from '${imported}';\nexport const b = a;\n`);
  }
});
afterAll(() => rm(folder, { recursive: true }));

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

test('each rule of who may import whom bites', async () => {
  const rooms = ['contract', 'ui', 'web', 'api', 'cli'];
  const given = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms];
  const found = await new Promise<string>((resolve) => {
    const cruise = path.resolve('node_modules/.bin/depcruise');
    execFile(cruise, given, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
  const report = JSON.parse(found) as Report;
  const violations = report.summary.violations
    .filter(({ rule }) => rule.name !== 'no-orphans')
    .map(({ from, rule }) => `${from}: ${rule.name}`);
  expect(violations.sort()).toEqual(broken.map(([file, , rule]) => `${file}: ${rule}`).sort());
});

/** The type libraries, which all programs below share: parsing them takes longer than anything else here. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of each of some lines of code in a room. */
const errorsIn = (room: string, ...lines: string[]): string[][] => {
  const { config } = ts.readConfigFile(path.resolve(room, 'tsconfig.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, path.resolve(room));
  const written = new Map(lines.map((line, at) => [path.resolve(room, `written${at}.ts`), line]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => written.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const line = written.get(name);
    if (line !== undefined) return ts.createSourceFile(name, line, ts.ScriptTarget.ES2023);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  const program = ts.createProgram([...written.keys()], options, host);
  return [...written.keys()].map((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
};

const browser = 'export const wide = window.innerWidth;';
const server = 'export const id = process.pid;';

test.each([
  ['api', server, browser, 'window'],
  ['cli', server, browser, 'window'],
  ['ui', browser, server, 'process'],
  ['web', browser, server, 'process'],
])('%s has the globals of where it runs, and no others', (room, own, foreign, name) => {
  expect(errorsIn(room, own, foreign)).toEqual([[], [expect.stringMatching(`Cannot find name '${name}'`)]]);
});

test('contract runs everywhere: it has the globals neither of a browser nor of Node', () => {
  expect(errorsIn('contract', browser, server)).toEqual([[expect.any(String)], [expect.any(String)]]);
});

/** Returns the packages that a production install of a workspace needs, including its workspace dependencies. */
const packagesOf = (room: string, seen = new Set<string>()): Set<string> => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dependencies?: object; resolved?: string; link?: boolean }>;
  };
  const walk = (place: string) => {
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      const at = packages[`${place}/node_modules/${name}`]
        ? `${place}/node_modules/${name}`
        : `node_modules/${name}`;
      if (seen.has(at)) continue;
      seen.add(at);
      const { link, resolved = at } = packages[at] ?? {};
      walk(link ? resolved : at);
    }
  };
  walk(room);
  return seen;
};

test('an install of the server and the command line brings nothing of the browser and no test runner', () => {
  const names = [...packagesOf('cli')].map((place) => place.replace(/^.*node_modules\//, ''));
  expect(names).toContain('@nestjs/core');
  const foreign = names.filter((name) =>
    /^(react|react-dom|jest|vite|storybook|playwright.*)$|^@(mui|emotion|reduxjs|storybook|jest|playwright)\//.test(
      name,
    ),
  );
  expect(foreign).toEqual([]);
});

/** Files whose start hook begins no background work, with what it does instead. */
const foregroundHooks: Record<string, string> = {
  'api/base/base.module.ts': 'registers a readiness check',
  'api/media/s3Store.ts': 'asks once whether the bucket can be used',
  'api/storefront/pageCalls.service.ts': 'collects the handlers of calls',
  'api/storefront/storefront.module.ts': 'registers routes',
};

test('each start hook of the API asks BACKGROUND before it begins background work (ADR 40)', () => {
  const hooks = readdirSync('api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.posix.join('api', file))
    .filter((file) => /\bon(ModuleInit|ApplicationBootstrap)\(/.test(readFileSync(file, 'utf8')));
  const unasked = hooks.filter((file) => !/\bthis\.background\b/.test(readFileSync(file, 'utf8')));
  expect(unasked.sort()).toEqual(Object.keys(foregroundHooks));
});

test('the picture in docs/architecture.md is what the imports say (npm run docs:architecture)', () => {
  execFileSync(process.execPath, ['scripts/architecture.mjs', '--check']); // throws when it is old
});
