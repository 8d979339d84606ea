import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** A house with the same rooms, in which everybody does what is forbidden. */
let house: string;
const broken: [file: string, imported: string, rule: string][] = [
  ['ui/Price/node.ts', 'node:fs', 'browser-code-knows-no-node'],
  ['ui/Price/database.ts', 'mongoose', 'browser-code-knows-no-server'],
  ['ui/Price/store.ts', 'react-redux', 'ui-has-no-network-store-or-router'],
  ['web/routes/node.ts', 'node:path', 'browser-code-knows-no-node'],
  ['web/routes/server.ts', '@nestjs/common', 'browser-code-knows-no-server'],
  ['web/routes/database.ts', 'mongoose', 'browser-code-knows-no-server'],
  ['web/routes/api.ts', '../../api/main.js', 'web-knows-ui-and-contract'],
  ['contract/node.ts', 'node:crypto', 'contract-knows-zod-only'],
];
const allowed: [file: string, imported: string][] = [
  ['web/routes/Page.test.ts', 'node:crypto'],
  ['web/support/server.ts', 'node:http'],
  ['api/main.ts', 'mongoose'],
];

beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'tokri-house-'));
  await symlink(path.resolve('node_modules'), path.join(house, 'node_modules'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    await copyFile(file, path.join(house, file));
  for (const [file, imported] of [...broken, ...allowed]) {
    await mkdir(path.dirname(path.join(house, file)), { recursive: true });
    await writeFile(path.join(house, file), `import * as a from '${imported}';\nexport const b = a;\n`);
  }
});
afterAll(() => rm(house, { recursive: true }));

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

test('each rule of who may import whom bites', async () => {
  const rooms = ['contract', 'ui', 'web', 'api'];
  const given = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...rooms];
  const found = await new Promise<string>((resolve) => {
    const cruise = path.resolve('node_modules/.bin/depcruise');
    execFile(cruise, given, { cwd: house, maxBuffer: 64 * 1024 * 1024 }, (_, stdout) => resolve(stdout));
  });
  const report = JSON.parse(found) as Report;
  const violations = report.summary.violations
    .filter(({ rule }) => rule.name !== 'no-orphans')
    .map(({ from, rule }) => `${from}: ${rule.name}`);
  expect(violations.sort()).toEqual(broken.map(([file, , rule]) => `${file}: ${rule}`).sort());
});
