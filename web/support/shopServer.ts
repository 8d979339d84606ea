import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that the test's server received. */
export interface Heard {
  path: string;
  token: string | undefined;
  key: string | undefined;
  body: unknown;
}

export interface Said {
  status?: number;
  json?: Record<string, unknown>;
  /** A body that is sent unchanged instead of JSON, for example a proxy's page. */
  text?: string;
  /** Whether the connection breaks in the middle of the body. */
  torn?: boolean;
}

export interface ShopServer {
  /** All calls that the server has received so far, in order. */
  heard: Heard[];
  close: () => Promise<void>;
}

const read = async (request: IncomingMessage): Promise<Heard> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return {
    path: request.url ?? '',
    token: request.headers.authorization?.replace('Bearer ', ''),
    key: request.headers['idempotency-key']?.toString(),
    body: text ? JSON.parse(text) : undefined,
  };
};

const say = (response: ServerResponse, { status = 200, json, text = JSON.stringify(json), torn }: Said) => {
  const body = Buffer.from(text);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  if (torn) response.write(body.subarray(0, body.length / 2), () => response.destroy());
  else response.end(body);
};

/**
 * Opens a server that answers calls as the test says, and redirects `fetch` to it, as if it were the page's
 * own origin.
 */
export const openShopServer = async (answer: (call: Heard) => Said | Promise<Said>): Promise<ShopServer> => {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void read(request).then(async (call) => {
      heard.push(call);
      say(response, await answer(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reach = globalThis.fetch;
  globalThis.fetch = (path, init) => reach(`http://127.0.0.1:${port}${String(path)}`, init);
  const close = async () => {
    globalThis.fetch = reach;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { heard, close };
};

/** Builds a token in the shop's format; `tag` makes tokens of one account differ. */
export const tokenOf = (person: string, tag: string): string =>
  `header.${Buffer.from(JSON.stringify({ sub: person, tag })).toString('base64url')}.signature`;

/** The reply with status 401 to a rejected token. */
export const refusedToken: Said = {
  status: 401,
  json: { success: false, error: true, code: 'unauthenticated', message: 'Please Login' },
};
