import { readdir } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendFile } from '../common/sendFile.js';

const index = 'index.html';
const notBuilt = 'The storefront has not been built yet. Build it with: npm run build\n';

/** Where the built web lies: beside the compiled API, or in `dist` when the API runs from its source. */
const builtWeb = (): string => {
  const above = fileURLToPath(new URL('../..', import.meta.url));
  return basename(above) === 'dist' ? join(above, 'web') : join(above, 'dist', 'web');
};

/** Every file of the built web, by its path in URLs; nothing else is ever opened. */
const filesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')),
  );
};

/** Vite puts a hash into the names under `assets/`; the page that names them is asked for each time. */
const headersOf = (path: string) => ({
  'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'Accept-Encoding',
});

const outside = /^(?:api|media|health)(?:\/|$)/;
/** A dot in front of a piece, or an ending such as `.js`: a file that is not there, and no page. */
const likeFile = /(?:^|\/)\.|\.[a-z0-9]{1,5}$/i;

const isPage = (path: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  !outside.test(path) && !likeFile.test(path) && /text\/html|\*\/\*/.test(accept);

/** How files may be encoded, the smallest first: name in headers and ending. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built web: its files, precompressed where `npm run build` made that, and its page for every address that a
 * browser asks for as a page. Anything else is left to the API's 404 and 405.
 */
export const useStorefront = async (fastify: FastifyInstance, folder = builtWeb()): Promise<void> => {
  const files = await filesIn(folder);
  const encodingFor = (path: string, { headers }: FastifyRequest) => {
    const taken = headers['accept-encoding']?.split(/[\s,;]+/) ?? [];
    return encodings.find(([name, ending]) => taken.includes(name) && files.has(path + ending));
  };
  fastify.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const asked = request.params['*'];
    if (!files.has(asked) && !isPage(asked, request)) return reply.callNotFound();
    const path = files.has(asked) ? asked : index;
    if (!files.has(path)) return reply.status(404).type('text/plain; charset=utf-8').send(notBuilt);
    const [encoding, ending = ''] = encodingFor(path, request) ?? [];
    return sendFile(request, reply, join(folder, path + ending), { headers: headersOf(path), encoding });
  });
};
