import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { z } from 'zod';
import { rotateLog } from './logFile.js';
import { leasesOn, onMongod, shutDown } from './replicaSet.js';

/**
 * The supervisor: a process of its own that runs the mongod of one data folder and ends with it. It outlives
 * the process that started it, and stops mongod when no process uses it any more, also when the last one was
 * killed. Its arguments are the port and the path of mongod, its log, and its flags in JSON.
 */
const [port = '', binary = '', log = '', flags = ''] = process.argv.slice(2);

/** In ms: how long mongod may take to start, answer no count, be without a lease, and stop. */
const timeout = { start: 60_000, silent: 60_000, unused: 5_000, stop: 20_000 };
/** Pause in ms between two counts of the leases. */
const poll = 2_000;

const mongod = spawn(binary, z.array(z.string()).parse(JSON.parse(flags)), {
  stdio: ['ignore', 'inherit', 'inherit'],
  windowsHide: true,
});
mongod.once('error', (error) => {
  console.error(error); // goes to mongod's log
  process.exit(1);
});
mongod.once('exit', (code, signal) => {
  if (signal) console.error(`mongod has ended (${signal})`);
  process.exit(code ?? 1);
});
let hurried = false;
// a system shutdown signals all processes at once, while the shop still finishes its requests
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => (hurried = true));
setInterval(() => void rotateLog(log).catch(console.error), 60 * 60_000).unref();

/**
 * Returns when no lease is left, or when mongod has answered no count for a minute. A mongod that is only busy
 * counts as in use.
 */
async function watch(admin: mongoose.mongo.Db): Promise<void> {
  // waits until mongod has started; a MongoClient that cannot connect for its first command never connects
  await leasesOn(admin);
  let failingSince: number | undefined;
  for (let lastUsed = Date.now(); ; await sleep(poll)) {
    try {
      const used = (await leasesOn(admin)).length > 0;
      failingSince = undefined;
      if (used) lastUsed = Date.now();
      else if (hurried || Date.now() - lastUsed >= timeout.unused) return;
    } catch (error) {
      if (failingSince === undefined) console.error(error);
      failingSince ??= Date.now();
      if (Date.now() - failingSince >= timeout.silent) return;
    }
  }
}

async function superviseUntilUnused(admin: mongoose.mongo.Db): Promise<void> {
  await watch(admin).catch(console.error);
  setTimeout(() => mongod.kill('SIGKILL'), timeout.stop);
  await shutDown(admin);
}

await onMongod(Number(port), superviseUntilUnused, timeout.start).catch(console.error);
