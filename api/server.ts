import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { allCalls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import { AppModule } from './app.module.js';
import { CatalogueProjectionService } from './catalogue/catalogueProjection.service.js';
import { useAdmission } from './common/admission.js';
import { useCachedReplies } from './common/cachedReplies.js';
import { CallAdapter, useCallReplies } from './common/callReplies.js';
import { DomainError } from './common/domainError.js';
import type { Dependencies } from './common/deadlines.js';
import { type BodyTimes, bodyTimes, requestTimes, useBodyTimes } from './common/bodyTimes.js';
import { useRequestTimes } from './common/metrics.js';
import { useJsonBodies } from './common/jsonBody.js';
import { ReadinessService } from './common/readiness.service.js';
import { useZippedReplies } from './common/zippedReplies.js';
import { useSecurityHeaders } from './common/securityHeaders.js';
import { openLog, ShopLogger } from './common/log.js';
import { followsRequests, requestIdOf, useRequestIds } from './common/requestContext.js';
import { RequestLog } from './common/requestLog.js';
import type { Config } from './config/config.js';
import { commentCommands } from './database/commandComments.js';
import { migrateAtStart } from './database/migrate.js';
import { prepareDatabase } from './database/schemaVersion.js';
import { useDocs } from './docs/docs.js';
import { useMailReader } from './mail/mailReader.js';
import { IMAGE_STORE, type ImageStore } from './media/imageStore.js';
import { useImages } from './media/serveImages.js';
import { refuseForeignImages } from './media/sharedImages.js';
import { VariantsService } from './media/variants.service.js';
import { Keys } from './secrets/keys.js';
import { shareSecret } from './secrets/secretFingerprint.js';
import { idleTime, useAnswerTimes } from './common/answerTimes.js';
import { ErrorFilter } from './common/errorFilter.js';

const malformed = () =>
  new DomainError('invalid', { inWords: ({ request }) => ({ values: { first: request.badAddress } }) });

/**
 * Answers what Fastify refuses before it finds a route, such as a malformed URL, in the format of every API
 * error. No plugin has run at that time, so it sets the headers that every answer has itself.
 */
const answerFrameworkError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers({ 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
  new ErrorFilter().answer(error.code === 'FST_ERR_BAD_URL' ? malformed() : error, request, reply);
};

/**
 * Serves `/health` (200 when the shop can serve, otherwise 503 with the missing parts) and `/health/live`
 * (200 while the process runs).
 */
const useHealth = (fastify: FastifyInstance, readiness: ReadinessService): void => {
  fastify.get('/health/live', () => ({ status: 'live' }));
  fastify.get('/health', (_, reply) => {
    const missing = readiness.missing();
    if (!missing.length) return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    return reply
      .status(503)
      .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
      .send({ status: 'not ready', missing });
  });
};

/**
 * Gives up on clients that do not read their answer, sooner during a shutdown. During a shutdown, answers also tell
 * their clients to close the connection, because open connections would delay it. Connections that browsers open in
 * advance have sent nothing; Node does not count them as idle, so they are closed here.
 */
const useClosing = (fastify: FastifyInstance): void => {
  let closing = false;
  const hurry = useAnswerTimes(fastify.server);
  const connections = new Set<Socket>();
  fastify.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  fastify.addHook('preClose', async () => {
    closing = true;
    hurry();
    for (const socket of connections) if (!socket.bytesRead) socket.destroy();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
};

/** A running server of the API and the storefront. */
export interface RunningServer {
  /** The server's address, without a trailing slash. */
  url: string;
  app: INestApplicationContext;
  /** Finishes the requests in progress, then closes everything that `startServer` opened. */
  close(): Promise<void>;
}

/** Times in ms that differ from the usual ones. */
export interface Times {
  bodies?: BodyTimes;
  dependencies?: Dependencies;
}

/** Work on the prepared database before the shop reads it, such as seeding an empty one. */
export type Prepare = (app: INestApplicationContext) => Promise<void>;

const adapterOf = (config: Config, log: Logger | undefined) =>
  new CallAdapter({
    ...(log && { loggerInstance: log.child({ context: 'Http' }) as FastifyBaseLogger }),
    logController: new RequestLog(config.LOG_LEVEL),
    genReqId: requestIdOf(config.TRUST_PROXY),
    trustProxy: config.TRUST_PROXY.length ? config.TRUST_PROXY : false,
    bodyLimit: limits.jsonBytes,
    ...requestTimes,
    keepAliveTimeout: idleTime,
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });

/** CORS options for the origins of `CORS_ORIGINS` only. */
const crossOrigin = {
  methods: [...new Set(allCalls.map(({ method }) => method))],
  exposedHeaders: ['retry-after', 'x-request-id'],
  credentials: true,
  maxAge: 600,
};

/**
 * Follows requests to the database and, if `OTEL_EXPORTER_OTLP_ENDPOINT` is set, into traces. OpenTelemetry is
 * loaded only then.
 * @returns a function that sends the last spans
 */
const followRequests = async (app: NestFastifyApplication, config: Config): Promise<() => Promise<void>> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  const fastify = app.getHttpAdapter().getInstance();
  const follows = followsRequests(config);
  useRequestIds(fastify, follows);
  if (follows) commentCommands();
  if (!endpoint) return () => Promise.resolve();
  const { startTracing } = await import('./tracing/tracing.js');
  const client = app.get<Connection>(getConnectionToken()).getClient();
  return startTracing(endpoint, config, { fastify, client });
};

const usePlugins = async (app: NestFastifyApplication, config: Config, times: typeof bodyTimes) => {
  const fastify = app.getHttpAdapter().getInstance();
  useBodyTimes(fastify.server, times);
  await app.register(cookie);
  useSecurityHeaders(fastify, config);
  if (config.METRICS_PORT) useRequestTimes(fastify);
  await app.register(cors, { ...crossOrigin, origin: config.CORS_ORIGINS });
  useAdmission(fastify, config);
  await app.register(multipart, {
    limits: { fileSize: limits.uploadBytes, files: 1, fields: 10, parts: 11 },
  });
  useJsonBodies(fastify);
  useZippedReplies(fastify);
  const catalogue = app.get(CatalogueProjectionService, { strict: false });
  useCachedReplies(fastify, config, () => catalogue.revision);
  useCallReplies(fastify);
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
 * @param times times for request bodies and for the dependencies
 */
export const startServer = async (
  config: Config,
  mongoUri: string,
  prepare?: Prepare,
  { bodies = bodyTimes, dependencies }: Times = {},
): Promise<RunningServer> => {
  const log = config.LOG_LEVEL === 'silent' ? undefined : await openLog(config);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(config, mongoUri, dependencies),
    adapterOf(config, log),
    {
      bodyParser: false,
      logger: log ? new ShopLogger(log) : false,
      abortOnError: false,
    },
  );
  let stopTraces: (() => Promise<void>) | undefined;
  const close = async () => {
    try {
      await app.close();
    } finally {
      await stopTraces?.();
    }
  };
  try {
    stopTraces = await followRequests(app, config);
    await usePlugins(app, config, bodies);
    const connection = app.get<Connection>(getConnectionToken());
    await migrateAtStart(connection);
    await prepareDatabase(connection);
    await refuseUnshared(app, connection, config);
    await prepare?.(app);
    // Node's default of 511 connections waiting to be accepted makes clients of a rush wait for seconds
    await app.listen({ port: config.PORT, host: config.HOST, backlog: 4_096 });
  } catch (error) {
    await close();
    throw error;
  }
  return { url: (await app.getUrl()).replace('[::1]', '127.0.0.1'), app, close };
};
