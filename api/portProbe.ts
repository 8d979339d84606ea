import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that the server can listen at a port, before a database is opened in vain.
 * @throws the system's error if the port cannot be used
 */
export const probePort = async (port: number, host: string): Promise<void> => {
  if (port === 0) return;
  const probe = createServer().listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};
