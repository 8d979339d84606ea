// Steps that the checks of the Storybook share: building it, and serving it from a folder on a free loopback
// port.
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, giveUp, must } from './steps.mjs';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/**
 * The path at which the Storybook is served. It is not the root of the host, so that tests find links that
 * assume the root.
 */
const base = '/design/tokri/';

const serve = async (folder) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname.replace(base, '/'))));
    const found = existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
    if (!pathname.startsWith(base) || !found.startsWith(folder) || !existsSync(found))
      return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[path.extname(found)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600', // the folder does not change, and pages share most of their files
    });
    return createReadStream(found).pipe(response);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server;
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
    return await use({ url: `http://127.0.0.1:${server.address().port}${base}`, folder, browser });
  } finally {
    server.close();
    if (!built) rmSync(folder, { recursive: true, force: true });
  }
};
