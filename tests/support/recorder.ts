import { once } from 'node:events';
import { createServer } from 'node:http';

/** A request that was recorded on the way to a server. */
export interface Recorded {
  method: string;
  path: string;
  /** The body as a form sends it. */
  body: URLSearchParams;
  idempotencyKey: string | undefined;
}

/** A proxy in front of an HTTP server that records every request. */
export interface Recorder {
  url: string;
  seen: Recorded[];
  /** Holds all requests back until the returned function is called. */
  hold(): () => void;
  /** Answers all requests with this error, until it is called without one. */
  refuse(error?: { status: number; json: object }): void;
  close(): Promise<void>;
}

export const recorderOf = async (target: string): Promise<Recorder> => {
  const seen: Recorded[] = [];
  let mayPass = Promise.resolve();
  let refusal: { status: number; json: object } | undefined;
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const body = Buffer.concat(chunks).toString();
      const idempotencyKey = headers['idempotency-key']?.toString();
      seen.push({ method, path, body: new URLSearchParams(body), idempotencyKey });
      if (refusal) {
        reply.writeHead(refusal.status, { 'content-type': 'application/json' });
        return reply.end(JSON.stringify(refusal.json));
      }
      const { authorization = '', 'content-type': type = 'application/x-www-form-urlencoded' } = headers;
      const sent = { method, headers: { authorization, 'content-type': type }, ...(body && { body }) };
      void mayPass
        .then(() => fetch(target + path, sent))
        .then(
          async (answer) => {
            reply.writeHead(answer.status, { 'content-type': 'application/json' });
            reply.end(await answer.text());
          },
          () => reply.destroy(),
        );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // a TCP server's address is never a string
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    hold: () => {
      let release = () => {};
      mayPass = new Promise((resolve) => (release = resolve));
      return release;
    },
    refuse: (error) => (refusal = error),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
};
