import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { z } from 'zod';
import { rotateLog } from './logFile.js';
import { leasesOn, onMongod, shutDown } from './replicaSet.js';

/**
 * The supervisor: a process of its own that runs the mongod of one data folder and ends with it. It outlives
 * the process that started it, and stops mongod when no process uses it any more, also when the last one was
 * killed. Its arguments are the port
 * and the path of mongod, its log, and its flags in JSON.
 */
const [port = '', binary = '', log = '', flags = ''] = process.argv.slice(2);

/** In ms: how long mongod may take to answer, to be without a client, and to stop. */
const timeout = { start: 60_000, unused: 5_000, stop: 20_000 };

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

/** Returns when no lease is left. It waits for mongod first: a client whose first command fails stays closed. */
async function watch(admin: mongoose.mongo.Db): Promise<void> {
  await leasesOn(admin);
  let lastUsed = Date.now();
  for (let used = true; used || (!hurried && Date.now() - lastUsed < timeout.unused); await sleep(500)) {
    const leases = await leasesOn(admin).catch(() => undefined);
    used = leases?.length !== 0; // a mongod that is too busy to answer is in use
    if (used) lastUsed = Date.now();
  }
}

await onMongod(Number(port), watch, timeout.start).catch(console.error);
await shutDown(Number(port));
setTimeout(() => mongod.kill('SIGKILL'), timeout.stop);
