import { connect, type Socket } from 'node:net';
import { type MongoFolder } from './folder.js';
import { loopback } from './ports.js';
import { type SupervisorAddress, readState } from './state.js';
import { fromSupervisor, listen, say } from './wire.js';
import { within } from './within.js';

/** A client's lease at a running supervisor: the database runs as long as any lease is held. */
export interface Lease {
  mongoPort: number;
  /** Resolves when the connection to the supervisor has ended, for any reason. */
  ended: Promise<void>;
  /**
   * Gives the lease up. The promise resolves at once; for the last lease it resolves when the database has
   * shut down.
   */
  leave(): Promise<void>;
}

/**
 * Timeouts in ms. A supervisor answers at once, so a process that stays silent for this long is no
 * supervisor.
 */
const timeout = { answer: 5_000, leave: 8_000 };

/**
 * Connects to the folder's supervisor and waits until its database accepts writes.
 * @returns undefined when no supervisor runs
 */
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
      socket.unref(); // a lease alone does not keep the process alive
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
