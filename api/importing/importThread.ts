import { workerData } from 'node:worker_threads';
import { NestFactory } from '@nestjs/core';
import { BaseModule } from '../base/base.module.js';
import { openLog, ShopLogger } from '../common/log.js';
import { serveTasks } from '../common/workerThread.js';
import type { Config } from '../config/config.js';
import { ImportingModule } from './importing.module.js';
import { ImportJobsService } from './importJobs.service.js';

/** What the thread of an import is started with. */
export interface ImportThreadData {
  config: Config;
  mongoUri: string;
  /** The number of the process, if there are several (`WORKERS`). */
  worker: number | undefined;
}

/** A task of the thread: to run the import whose lease `owner` holds, or to stop it after the batch that is being written. */
export type ImportTask = { owner: string } | 'stop';

const { config, mongoUri, worker } = workerData as ImportThreadData; // ImportJobsService starts the thread
const stopping = new AbortController();

const run = async (owner: string): Promise<void> => {
  const imports = [BaseModule.with(config, { mongoUri, background: false }), ImportingModule];
  const app = await NestFactory.createApplicationContext(
    { module: class ImportThreadModule {}, imports },
    {
      logger: config.LOG_LEVEL !== 'silent' && new ShopLogger(await openLog(config, worker)),
      abortOnError: false,
    },
  );
  try {
    await app.get(ImportJobsService, { strict: false }).carryOut(owner, stopping.signal);
  } finally {
    await app.close();
  }
};

serveTasks(async (task: ImportTask): Promise<void> => {
  if (task === 'stop') stopping.abort();
  else await run(task.owner);
});
