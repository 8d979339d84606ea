import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const assets = 'dist/web/assets';

/** The names of what is built, without their hashes, and where each lies. */
const chunks = async () =>
  new Map(
    (await readdir(assets))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replace(/-[\w-]{8}\.js$/, ''), path.join(assets, file)] as const),
  );

/** The screens of a customer, as `pages` names them before those of the dashboard. */
const customersScreens = async () => {
  const [before = ''] = (await readFile('web/app/pages.tsx', 'utf8')).split('export const adminPages');
  return [...before.matchAll(/import\('\.\.\/routes\/(\w+)\.js'\)/g)].map(([, screen = '']) => screen);
};

const codeOf = async (name: string) => readFile((await chunks()).get(name) ?? name, 'utf8');

describe('the stages of a visit (ADR 29)', () => {
  test('every screen of a customer belongs to one', async () => {
    const built = await chunks();
    const screens = await customersScreens();

    expect(screens).toContain('SecurityRoute');
    expect(screens.filter((screen) => built.has(screen))).toEqual([]);
  });

  test.each([
    ['browse', ['overlays', 'buy', 'account', 'admin']],
    ['overlays', ['buy', 'account', 'admin']],
    ['buy', ['account', 'admin']],
    ['account', ['admin']],
  ])('%s waits for none of %j', async (stage, later) => {
    const imports = (await codeOf(stage)).matchAll(/(?:from|import)\s*["']\.\/([\w-]+)-[\w-]{8}\.js["']/g);
    const imported = [...imports].map(([, name = '']) => name);

    expect(imported).toContain('vendor');
    expect(imported.filter((name) => later.includes(name))).toEqual([]);
  });
});
