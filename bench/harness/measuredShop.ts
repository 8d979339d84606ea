// A shop that times every answer from the head of the request to the last byte written.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadConfig } from '../../api/config/config.js';
import { type RunningServer, startServer } from '../../api/server.js';
import { answerParent, memoryNow } from './child.js';
import { productionSettings } from './settings.js';

export type ShopQuestion = { open: { databaseUri: string; dataDir: string } } | { take: true };

let server: RunningServer | undefined;
let durations: number[] = [];

const timeAnswers = (app: NestFastifyApplication) => {
  app.getHttpServer().prependListener('request', (_request, response) => {
    const begun = performance.now();
    response.once('finish', () => durations.push(performance.now() - begun));
  });
};

const open = async ({ databaseUri, dataDir }: { databaseUri: string; dataDir: string }) => {
  const config = loadConfig({
    ...productionSettings,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SEED: 'none',
    RATE_LIMIT_FACTOR: '1000',
    MAX_IN_PROGRESS: '1000', // all 50 connections are served
  });
  // `startServer` makes a Fastify application and prepares it before its routes exist
  server = await startServer(config, databaseUri, async (app) => timeAnswers(app as NestFastifyApplication));
  return { url: server.url, memory: memoryNow() };
};

/** Returns the durations in ms of the answers since the last call of this function, and the memory. */
const take = () => {
  const taken = durations;
  durations = [];
  return { durations: taken, memory: memoryNow() };
};

answerParent<ShopQuestion>(
  (question) => ('open' in question ? open(question.open) : take()),
  () => server?.close(),
);
