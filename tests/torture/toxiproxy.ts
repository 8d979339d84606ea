import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../api/database/embedded/ports.js';
import { type Program, programOf, toolAt } from './processes.js';

/** A fault of a connection, by toxiproxy's own names. */
interface Toxic {
  type: 'latency' | 'timeout' | 'reset_peer' | 'bandwidth';
  stream: 'upstream' | 'downstream';
  attributes: Record<string, number>;
}

export interface Toxiproxy {
  program: Program;
  /** Opens a proxy to a port of this machine. Returns the port of the proxy. */
  to(name: string, port: number): Promise<number>;
  add(name: string, toxics: readonly Toxic[]): Promise<void>;
  /** Removes all faults of a proxy. */
  clear(name: string): Promise<void>;
}

/** Bytes go into the connection and never arrive, in both directions. */
export const partition: readonly Toxic[] = (['upstream', 'downstream'] as const).map((stream) => ({
  type: 'timeout',
  stream,
  attributes: { timeout: 0 },
}));

/** @param milliseconds the mean delay of each answer */
export const latency = (milliseconds: number): readonly Toxic[] => [
  { type: 'latency', stream: 'downstream', attributes: { latency: milliseconds, jitter: milliseconds / 3 } },
];

export const resets: readonly Toxic[] = [
  { type: 'reset_peer', stream: 'downstream', attributes: { timeout: 50 } },
];

export const openToxiproxy = async (log: string): Promise<Toxiproxy> => {
  const port = await freePort();
  const at = `http://127.0.0.1:${port}/proxies`;
  const program = programOf({
    name: 'toxiproxy',
    log,
    bin: toolAt('toxiproxy'),
    args: ['-host', '127.0.0.1', '-port', String(port)],
    env: { LOG_LEVEL: 'error' },
  });
  program.start();
  while (!(await fetch(at).catch(() => undefined))) await pause(50);
  const send = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`toxiproxy: ${method} ${address} was answered by ${response.status}`);
    return response.status === 204 ? undefined : response.json();
  };
  return {
    program,
    to: async (name, target) => {
      const own = await freePort();
      await send('POST', at, {
        name,
        listen: `127.0.0.1:${own}`,
        upstream: `127.0.0.1:${target}`,
        enabled: true,
      });
      return own;
    },
    add: async (name, toxics) => {
      for (const toxic of toxics) await send('POST', `${at}/${name}/toxics`, toxic);
    },
    clear: async (name) => {
      const toxics = (await send('GET', `${at}/${name}/toxics`)) as { name: string }[]; // as documented
      for (const toxic of toxics) await send('DELETE', `${at}/${name}/toxics/${toxic.name}`);
    },
  };
};
