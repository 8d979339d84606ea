import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

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
 * Returns a free port below the range that systems use for outgoing connections: a client that retries on a
 * port of that range can end up connected to itself and block the port.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(27_100, 32_700);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
