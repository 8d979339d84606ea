import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../common/sendFile.js';
import { openApi } from './openApi.js';

const require = createRequire(import.meta.url);
const viewer = dirname(require.resolve('swagger-ui-dist/package.json'));
const viewerFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Tokri API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
/** The script that starts Swagger UI. It is a separate file because the shop allows no inline scripts. */
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true });\n`;

/** Serves the OpenAPI document at `/api/openapi.json` and Swagger UI at `/api/docs`. */
export const useDocs = (fastify: FastifyInstance, publicUrl?: string): void => {
  let document: string | undefined; // made when it is asked for, because it takes a tenth of a shop's start
  fastify.get('/api/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(openApi(publicUrl)))),
  );
  fastify.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  fastify.get('/api/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  fastify.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) => {
    const { file } = request.params;
    return viewerFiles.has(file) ? sendFile(request, reply, join(viewer, file)) : reply.callNotFound();
  });
};
