import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { allCalls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import { AppModule } from './app.module.js';
import { DomainError } from './common/domainError.js';
import { answerFrameworkError } from './common/frameworkErrors.js';
import { requestTimes, useBodyTimes } from './common/bodyTimes.js';
import { useClosing } from './common/closing.js';
import { useHealth } from './common/health.js';
import { useJsonBodies } from './common/jsonBody.js';
import { ReadinessService } from './common/readiness.service.js';
import { requestLog } from './common/requestLog.js';
import { useZippedReplies } from './common/zippedReplies.js';
import { useSecurityHeaders } from './common/securityHeaders.js';
import { ShopLogger } from './common/shopLogger.js';
import type { Config } from './config/config.js';
import { prepareDatabase } from './database/schemaVersion.js';
import { useDocs } from './docs/docs.js';
import { useMailReader } from './mail/mailReader.js';
import { IMAGE_STORE, type ImageStore } from './media/imageStore.js';
import { useImages } from './media/serveImages.js';
import { refuseForeignImages } from './media/sharedImages.js';
import { VariantsService } from './media/variants.service.js';
import { Keys } from './secrets/keys.js';
import { shareSecret } from './secrets/secretFingerprint.js';

/** A running server of the API and the storefront. */
export interface RunningServer {
  /** The server's address, without a trailing slash. */
  url: string;
  app: INestApplicationContext;
  /** Finishes the requests in progress, then closes everything that `startServer` opened. */
  close(): Promise<void>;
}

/** Work on the prepared database before the shop reads it, such as seeding an empty one. */
export type Prepare = (app: INestApplicationContext) => Promise<void>;

const adapterOf = (config: Config) =>
  new FastifyAdapter({
    logger: requestLog(config.LOG_LEVEL),
    trustProxy: config.TRUST_PROXY.length ? config.TRUST_PROXY : false,
    bodyLimit: limits.jsonBytes,
    ...requestTimes,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });

/** CORS options for the origins of `CORS_ORIGINS` only. */
const crossOrigin = {
  methods: [...new Set(allCalls.map(({ method }) => method))],
  exposedHeaders: ['retry-after'],
  credentials: true,
  maxAge: 600,
};

const usePlugins = async (app: NestFastifyApplication, config: Config) => {
  const fastify = app.getHttpAdapter().getInstance();
  useBodyTimes(fastify.server);
  await app.register(cookie);
  await useSecurityHeaders(app, config);
  await app.register(cors, { ...crossOrigin, origin: config.CORS_ORIGINS });
  await app.register(multipart, {
    limits: { fileSize: limits.uploadBytes, files: 1, fields: 10, parts: 11 },
  });
  useJsonBodies(fastify);
  useZippedReplies(fastify);
  useClosing(fastify);
  useHealth(fastify, app.get(ReadinessService));
  useImages(fastify, app.get(VariantsService, { strict: false }));
  useMailReader(fastify, config, app.get(Keys, { strict: false }));
  useDocs(fastify, config.PUBLIC_URL);
};

/**
 * Refuses to start when the processes of one shop do not share one secret and one image store.
 * @throws OtherSecretError, ForeignImagesError
 */
const refuseUnshared = async (app: INestApplicationContext, connection: Connection, config: Config) => {
  await shareSecret(connection, app.get(Keys, { strict: false }));
  if (config.MISSING_IMAGES === 'open') return;
  const store = app.get<ImageStore>(IMAGE_STORE, { strict: false });
  await refuseForeignImages(connection, store).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error; // the store itself reports a bucket that cannot be reached
  });
};

/**
 * Starts the API and the storefront on `config.PORT` (0 picks any free port) against the replica set at
 * `mongoUri`.
 */
export const startServer = async (
  config: Config,
  mongoUri: string,
  prepare?: Prepare,
): Promise<RunningServer> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, mongoUri),
    adapterOf(config),
    {
      bodyParser: false,
      logger: config.LOG_LEVEL === 'silent' ? false : new ShopLogger(['error', 'warn', 'fatal']),
      abortOnError: false,
    },
  );
  try {
    await usePlugins(app, config);
    const connection = app.get<Connection>(getConnectionToken());
    await prepareDatabase(connection);
    await refuseUnshared(app, connection, config);
    await prepare?.(app);
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    await app.close();
    throw error;
  }
  return { url: (await app.getUrl()).replace('[::1]', '127.0.0.1'), app, close: () => app.close() };
};
