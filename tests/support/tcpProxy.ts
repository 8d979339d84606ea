import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a program and a server, which a test can cut. */
export interface TcpProxy {
  port: number;
  /** Returns how many connections the proxy was asked for. */
  connections(): number;
  /** Breaks the connections and accepts no new ones. */
  pull(): void;
  /**
   * Breaks the connections at the next bytes of a client with this text: before the server has them, or has answered. The
   * connection with the text breaks last, so that a driver knows by then that the server is away.
   */
  pullAt(text: string, when: 'before' | 'after'): void;
  /** Stops reading from open connections, so that writes to them wait. */
  jam(): void;
  /** Makes the server hang: the proxy takes connections and bytes, and nothing answers. */
  hang(): void;
  /** Lets new connections through, and breaks those that hang. */
  plugIn(): void;
  close(): Promise<void>;
}

/** Opens a proxy to a port of a host. */
export const tcpProxyToPort = async (port: number, host = '127.0.0.1'): Promise<TcpProxy> => {
  const ends = new Set<Socket>();
  let state: 'through' | 'pulled' | 'hanging' = 'through';
  let connections = 0;
  let breaking: { text: string; when: 'before' | 'after' } | undefined;
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket));
  };
  const server = createServer((near) => {
    connections += 1;
    if (state === 'pulled') return near.destroy();
    keep(near);
    if (state === 'hanging') return near.resume();
    const far = connect(port, host);
    keep(far);
    near.on('data', (bytes: Buffer) => {
      if (!breaking || !bytes.includes(breaking.text)) return;
      const pullLast = () => pull(near.unpipe(far));
      if (breaking.when === 'before') pullLast();
      else far.unpipe(near).once('data', pullLast).resume();
      breaking = undefined;
    });
    near.pipe(far).pipe(near);
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ours } = server.address() as { port: number }; // A TCP server's address is never a string.
  const pull = (last?: Socket) => {
    state = 'pulled';
    for (const end of ends) if (end !== last) end.destroy();
    if (last) setTimeout(() => last.destroy(), 50);
  };
  return {
    port: ours,
    connections: () => connections,
    pull: () => pull(),
    pullAt: (text, when) => {
      breaking = { text, when };
    },
    jam: () => ends.forEach((end) => end.unpipe().pause()),
    hang: () => {
      state = 'hanging';
      ends.forEach((end) => end.unpipe().resume());
    },
    plugIn: () => {
      if (state === 'hanging') ends.forEach((end) => end.destroy());
      state = 'through';
    },
    close: async () => {
      pull();
      server.close();
      await once(server, 'close');
    },
  };
};

/** A proxy in front of a database; no connection to its address bypasses it. */
export interface DatabaseProxy extends TcpProxy {
  uri: string;
}

/** Opens a proxy to the first host of the database at `uri`. */
export const tcpProxyTo = async (uri: string): Promise<DatabaseProxy> => {
  const [, host, port = ''] = /^mongodb:\/\/([^:/,]+):(\d+)/.exec(uri) ?? [];
  const proxy = await tcpProxyToPort(Number(port), host);
  const at = new URL(uri.replace(/^mongodb:\/\/[^/]+/, `mongodb://127.0.0.1:${proxy.port}`));
  at.searchParams.set('directConnection', 'true');
  return { ...proxy, uri: at.href };
};
