import { connect, type Socket } from 'node:net';
import { type MongoFolder } from './folder.js';
import { loopback } from './ports.js';
import { type SupervisorAddress, readState } from './state.js';
import { fromSupervisor, listen, say } from './wire.js';
import { within } from './within.js';

/** A place at a running keeper: as long as it is held, the database runs. */
export interface Lease {
  mongoPort: number;
  /** Resolves when the connection to the keeper is gone, for whatever reason. */
  ended: Promise<void>;
  /** Gives the place up; resolves at once, or for the last one when the database is down. */
  leave(): Promise<void>;
}

/** In milliseconds. A keeper answers at once, so whoever does not within this time is none. */
const timeout = { answer: 5_000, leave: 8_000 };

/** Joins the keeper that runs for this folder and waits until its database accepts writes; undefined when there is none. */
export async function takeLease(
  folder: MongoFolder,
  log: (line: string) => void,
): Promise<Lease | undefined> {
  const supervisor = (await readState(folder))?.supervisor;
  return supervisor && enter(supervisor, folder, log);
}

const enter = (supervisor: SupervisorAddress, folder: MongoFolder, log: (line: string) => void) =>
  new Promise<Lease | undefined>((resolve) => {
    const socket = connect(supervisor.port, loopback);
    const tooLate = setTimeout(() => socket.destroy(), timeout.answer);
    const ended = new Promise<void>((end) => socket.once('close', () => end()));
    void ended.then(() => {
      clearTimeout(tooLate);
      resolve(undefined);
    });
    let known = false;
    listen(socket, fromSupervisor, (message) => {
      known ||= 'answer' in message && message.answer === supervisor.answer;
      if (!known) return void socket.destroy();
      clearTimeout(tooLate);
      if ('news' in message) log(message.news);
      if (!('mongoPort' in message)) return;
      socket.unref(); // a seat alone keeps no process alive
      resolve({ mongoPort: message.mongoPort, ended, leave: () => leave(socket, ended) });
    });
    say(socket, { ask: supervisor.ask, folder: folder.root });
  });

async function leave(socket: Socket, ended: Promise<void>): Promise<void> {
  socket.ref();
  say(socket, { leave: true });
  await within(timeout.leave, ended);
  socket.destroy();
}
