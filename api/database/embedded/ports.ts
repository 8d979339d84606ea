import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export const loopback = '127.0.0.1';

/** Tells whether no process listens on this port of the loopback address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, loopback, () => server.close(() => resolve(true)));
  });
}

/**
 * Tells whether a process accepts connections on the port. Unlike `isFree` it never binds the port, which
 * would block a process that is about to listen.
 */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, loopback);
    line.once('error', () => resolve(false));
    line.once('connect', () => {
      line.destroy();
      resolve(true);
    });
  });
}

/**
 * Returns a free port below the range that systems use for outgoing connections: a client that retries on a
 * port of that range can end up connected to itself and block the port.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(27_100, 32_700);
    if (await isFree(port)) return port;
  }
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
