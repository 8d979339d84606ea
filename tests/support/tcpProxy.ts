import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a program and its database, which a test can cut. */
export interface TcpProxy {
  /** The database's address through the proxy; no connection bypasses it. */
  uri: string;
  /** Breaks the connections and accepts no new ones. */
  pull(): void;
  /** Stops reading from open connections, so that writes to them wait. */
  jam(): void;
  plugIn(): void;
  close(): Promise<void>;
}

/** Opens a proxy to the first host of the database at `uri`. */
export const tcpProxyTo = async (uri: string): Promise<TcpProxy> => {
  const [, host = '', port = ''] = /^mongodb:\/\/([^:/,]+):(\d+)/.exec(uri) ?? [];
  const ends = new Set<Socket>();
  let pulled = false;
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => ends.delete(socket));
  };
  const server = createServer((near) => {
    if (pulled) return near.destroy();
    const far = connect(Number(port), host);
    [near, far].forEach(keep);
    near.pipe(far).pipe(near);
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ours } = server.address() as { port: number }; // A TCP server's address is never a string.
  const pull = () => {
    pulled = true;
    ends.forEach((end) => end.destroy());
  };
  const jam = () => ends.forEach((end) => end.unpipe().pause());
  const at = new URL(uri.replace(/^mongodb:\/\/[^/]+/, `mongodb://127.0.0.1:${ours}`));
  at.searchParams.set('directConnection', 'true');
  const plugIn = () => {
    pulled = false;
  };
  const close = async () => {
    pull();
    server.close();
    await once(server, 'close');
  };
  return { uri: at.href, pull, jam, plugIn, close };
};
