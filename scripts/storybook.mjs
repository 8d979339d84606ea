// Steps that the checks of the Storybook share: building it, and serving it from a folder on a free loopback
// port.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, giveUp, must } from './steps.mjs';

/**
 * The path at which the Storybook is served. It is not the root of the host, so that tests find links that
 * assume the root.
 */
const base = '/design/tokri/';

const serve = async (folder) => {
  const { preview } = await import('vite'); // npm test loads this file before it installs packages
  return preview({
    root: folder,
    base,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    // the folder does not change, and pages share most of their files
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=600' } },
  });
};

/** The arguments of `storybook` that build it into a folder. */
export const buildInto = (folder) => ['build', '-o', folder, '--quiet', '--disable-telemetry'];

/**
 * Builds the Storybook (unless `STORYBOOK_BUILT` names a folder with one), serves it while `use` runs, and
 * removes it.
 * @param use gets the address, which ends in a slash, the folder, and the path of a Chromium
 */
export const withStorybook = async (use) => {
  const browser = findBrowser();
  if (!browser) giveUp('No Chromium: install one, or set CHROMIUM to its path.');
  const built = process.env.STORYBOOK_BUILT;
  const folder = built ?? mkdtempSync(path.join(tmpdir(), 'tokri-stories-'));
  if (!built)
    await must('Building the Storybook', 'storybook', buildInto(folder), {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const server = await serve(folder);
  try {
    return await use({ url: `http://127.0.0.1:${server.httpServer.address().port}${base}`, folder, browser });
  } finally {
    await server.close();
    if (!built) rmSync(folder, { recursive: true, force: true });
  }
};
