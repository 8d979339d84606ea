import { type ChildProcess, spawn } from 'node:child_process';
import { EmbeddedMongoError, FullDiskError } from './embeddedMongoError.js';
import { type MongoFolder } from './folder.js';
import { supervisorReport, type SupervisorReport, type SupervisorTask } from './supervisorTask.js';
import { appending } from './logFile.js';
import { nodeArguments } from '../../common/runFromSource.js';

/** The environment variables that a supervisor needs. The shop's secrets are not passed on. */
const passedOn = [
  'PATH',
  'Path',
  'HOME',
  'USERPROFILE',
  'SystemRoot',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LD_LIBRARY_PATH',
];

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
  LC_ALL: 'C', // mongod refuses to start under a locale that is not installed
});

/**
 * Starts a supervisor for a folder and waits until its mongod accepts writes.
 * @returns false when another supervisor holds the folder
 * @throws EmbeddedMongoError when the database cannot run here
 */
export async function startSupervisor(folder: MongoFolder, task: SupervisorTask): Promise<boolean> {
  const child = appending(folder.log, (log) =>
    spawn(process.execPath, [...nodeArguments(import.meta.url, 'supervisor'), JSON.stringify(task)], {
      stdio: ['ignore', log, log, 'ipc'],
      env: environment(),
      cwd: folder.root,
      detached: true,
      windowsHide: true,
    }),
  );
  const outcome = await firstReport(child, folder);
  if (child.connected) child.disconnect();
  child.unref();
  if ('failed' in outcome)
    throw outcome.full ? new FullDiskError(folder.db) : new EmbeddedMongoError(outcome.failed);
  return 'up' in outcome;
}

const firstReport = (child: ChildProcess, folder: MongoFolder): Promise<SupervisorReport> =>
  new Promise((resolve) => {
    const ended = (why: string) =>
      resolve({ failed: `The database's supervisor ended (${why}). See ${folder.log}.`, full: false });
    child.once('message', (message) => {
      const heard = supervisorReport.safeParse(message);
      if (heard.success) resolve(heard.data);
      else ended('it made no sense');
    });
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
  });
