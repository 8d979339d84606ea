// npm run test:stories: builds the Storybook, serves it on a free loopback port, opens every story in Chromium and
// fails on an error, a failing play function or an accessibility violation. An argument names a JSON report.
import { createServer } from 'node:http';
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, giveUp, must, run } from './steps.mjs';

const browser = findBrowser();
if (!browser) giveUp('No Chromium: install one, or set CHROMIUM to its path.');
const folder = mkdtempSync(path.join(tmpdir(), 'tokri-stories-'));
await must('Building the Storybook', 'storybook', ['build', '-o', folder, '--quiet', '--disable-telemetry'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});

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
const server = createServer((request, response) => {
  const file = path.join(
    folder,
    path.normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)),
  );
  const found = existsSync(file) && statSync(file).isDirectory() ? path.join(file, 'index.html') : file;
  if (!found.startsWith(folder) || !existsSync(found)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[path.extname(found)] ?? 'application/octet-stream' });
  return createReadStream(found).pipe(response);
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const { port } = server.address();

const [report] = process.argv.slice(2);
const code = await run(
  'test-storybook',
  [
    '--url',
    `http://127.0.0.1:${port}`,
    '--maxWorkers',
    '2',
    ...(report ? ['--json', '--outputFile', report] : []),
  ],
  { env: { CHROMIUM: browser, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
server.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = code;
