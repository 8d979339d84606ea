import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export const loopback = '127.0.0.1';

/** Whether nobody listens on this port of the loopback address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, loopback, () => server.close(() => resolve(true)));
  });
}

/** Whether somebody accepts connections there; unlike `isFree` it never stands in the way of who is about to. */
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
 * A free port below those that systems lend to outgoing connections: a client that retries against a lent port
 * can end up connected to itself and keep the port from its owner.
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
