import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { freePort, isFree, loopback } from './ports.js';
import { type SupervisorAddress } from './state.js';
import { fromClient, listen, say } from './wire.js';

/** The supervisor's socket: every client, a process that uses the database, holds a connection to it. */
export interface SupervisorSocket {
  address: SupervisorAddress;
  /** Resolves when the last client has left, or none came in time. From then on no client is accepted. */
  empty: Promise<void>;
  /** Tells all clients, and those that connect later, that the database accepts writes on this port. */
  open(mongoPort: number): void;
  /** Makes new clients wait until `open` is called again. */
  hold(): void;
  /** Sends a line to the logs of all clients. */
  tell(news: string): void;
  /** Lets the supervisor end as soon as no client is connected, without waiting for new clients. */
  hurry(): void;
}

/**
 * How long the supervisor waits without clients, in ms: for the first client, and after a client's connection
 * broke.
 */
const timeout = { first: 10_000, next: 5_000 };

/**
 * Listens on the loopback address, if possible on the former supervisor's port: of two processes that would
 * take over from it, only one gets that port.
 */
export async function openSocket(folder: string, formerPort?: number): Promise<SupervisorSocket> {
  const server = createServer();
  const address = {
    port: await bind(server, formerPort),
    pid: process.pid,
    ask: randomUUID(),
    answer: randomUUID(),
  };
  const clients = new Set<Socket>();
  const occupancy = occupancyOf(clients);
  let mongoPort: number | undefined;

  const admit = (socket: Socket) => {
    clients.add(socket);
    socket.once('close', () => clients.delete(socket) && occupancy.lost());
    say(socket, { answer: address.answer });
    if (mongoPort !== undefined) say(socket, { mongoPort });
  };
  const dismiss = (socket: Socket) => {
    clients.delete(socket);
    // the last client stays connected, so that it can wait until the database is down
    if (clients.size > 0) socket.end();
    else occupancy.left();
  };
  server.on('connection', (socket) => {
    listen(socket, fromClient, (message) => {
      if ('leave' in message) dismiss(socket);
      else if (!occupancy.over() && message.ask === address.ask && message.folder === folder) admit(socket);
      else socket.destroy();
    });
  });

  return {
    address,
    empty: occupancy.empty,
    open: (port) => {
      mongoPort = port;
      occupancy.ready();
      for (const client of clients) say(client, { mongoPort });
    },
    hold: () => (mongoPort = undefined),
    tell: (news) => clients.forEach((client) => say(client, { news })),
    hurry: occupancy.hurry,
  };
}

async function bind(server: Server, formerPort?: number): Promise<number> {
  const port = formerPort !== undefined && (await isFree(formerPort)) ? formerPort : await freePort();
  server.listen(port, loopback);
  await once(server, 'listening');
  return port;
}

/** Decides when the last client has left; that decision is final. */
function occupancyOf(clients: Set<Socket>) {
  let over = false;
  let hurried = false;
  let awaitingFirst = true;
  let timer: NodeJS.Timeout | undefined;
  let resolveEmpty: () => void;
  const empty = new Promise<void>((resolve) => (resolveEmpty = resolve));
  const check = () => {
    over ||= clients.size === 0;
    if (over) resolveEmpty();
  };
  const checkIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(check, hurried ? 0 : ms);
  };
  return {
    empty,
    over: () => over,
    left: check,
    lost: () => checkIn(timeout.next),
    ready: () => {
      if (awaitingFirst) checkIn(timeout.first);
      awaitingFirst = false;
    },
    hurry: () => {
      hurried = true;
      checkIn(0);
    },
  };
}
