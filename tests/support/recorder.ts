import { once } from 'node:events';
import { createServer } from 'node:http';

/** What was asked for on the way to a server. */
export interface Recorded {
  method: string;
  path: string;
  /** As a form sends it. */
  body: URLSearchParams;
}

/** Stands before a server of HTTP, hands everything on, and remembers it. */
export interface Recorder {
  url: string;
  seen: Recorded[];
  /** From now on nothing is handed on, until that which it returns is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export const recorderOf = async (target: string): Promise<Recorder> => {
  const seen: Recorded[] = [];
  let mayPass = Promise.resolve();
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const body = Buffer.concat(chunks).toString();
      seen.push({ method, path, body: new URLSearchParams(body) });
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
  const { port } = server.address() as { port: number }; // a TCP server's address is never a text
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    hold: () => {
      let release = () => {};
      mayPass = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
};
