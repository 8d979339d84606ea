import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { freePort, isFree, loopback } from './ports.js';
import { type SupervisorAddress } from './state.js';
import { fromClient, listen, say } from './wire.js';

/** Where the keeper receives the processes that use the database ("guests"), each holding a connection. */
export interface SupervisorSocket {
  address: SupervisorAddress;
  /** Resolves once nobody is left, or nobody came; from then on nobody is let in. */
  empty: Promise<void>;
  /** Tells everyone, also who comes later, that the database accepts writes on this port. */
  open(mongoPort: number): void;
  /** Lets newcomers wait until it is opened again. */
  hold(): void;
  /** A line for everyone's log. */
  tell(news: string): void;
  /** Ends as soon as no guest is left, without the usual moment of waiting. */
  hurry(): void;
}

/** How long an empty house is kept, in milliseconds: for the one who had it opened, and after a guest was killed. */
const timeout = { first: 10_000, next: 5_000 };

/**
 * Starts to listen on the loopback address, if possible on the port of the keeper before: of two who would take over
 * from it only one gets that.
 */
export async function openSocket(folder: string, formerPort?: number): Promise<SupervisorSocket> {
  const server = createServer();
  const address = {
    port: await bind(server, formerPort),
    pid: process.pid,
    ask: randomUUID(),
    answer: randomUUID(),
  };
  const guests = new Set<Socket>();
  const house = occupancy(guests);
  let mongoPort: number | undefined;

  const admit = (socket: Socket) => {
    guests.add(socket);
    socket.once('close', () => guests.delete(socket) && house.lost());
    say(socket, { answer: address.answer });
    if (mongoPort !== undefined) say(socket, { mongoPort });
  };
  const dismiss = (socket: Socket) => {
    guests.delete(socket);
    // the last one is kept on the line until the database is down, so that it can wait for that
    if (guests.size > 0) socket.end();
    else house.left();
  };
  server.on('connection', (socket) => {
    listen(socket, fromClient, (message) => {
      if ('leave' in message) dismiss(socket);
      else if (!house.over() && message.ask === address.ask && message.folder === folder) admit(socket);
      else socket.destroy();
    });
  });

  return {
    address,
    empty: house.empty,
    open: (port) => {
      mongoPort = port;
      house.ready();
      for (const client of guests) say(client, { mongoPort });
    },
    hold: () => (mongoPort = undefined),
    tell: (news) => guests.forEach((client) => say(client, { news })),
    hurry: house.hurry,
  };
}

async function bind(server: Server, formerPort?: number): Promise<number> {
  const port = formerPort !== undefined && (await isFree(formerPort)) ? formerPort : await freePort();
  server.listen(port, loopback);
  await once(server, 'listening');
  return port;
}

/** Decides when the house counts as empty; once it does, that is final. */
function occupancy(guests: Set<Socket>) {
  let over = false;
  let hurried = false;
  let awaitingFirst = true;
  let timer: NodeJS.Timeout | undefined;
  let resolveEmpty: () => void;
  const empty = new Promise<void>((resolve) => (resolveEmpty = resolve));
  const check = () => {
    over ||= guests.size === 0;
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
