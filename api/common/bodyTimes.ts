import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../contract/limits.js';
import { answerTime } from './answerTimes.js';

/** Timeout in ms for receiving a whole request body, so that half-sent requests cannot pile up. */
const usual = 30_000;
/**
 * The longest pause in ms between two parts of a request body, for calls that may receive longer than
 * `usual`.
 */
const still = 20_000;

/**
 * Timeouts of Node's own server for receiving a request. The timeout for bodies is the longest that any call
 * has.
 */
export const requestTimes = {
  requestTimeout: limits.fileTimeout,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

/** The timer of a request body that is still being received. */
interface Wait {
  timer: NodeJS.Timeout;
  giveUp: () => void;
}

const waits = new WeakMap<IncomingMessage, Wait>();

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends a request as Node does at its own timeout. A request that was answered already only loses its
 * connection.
 */
const giveUpOn = (server: Server, request: IncomingMessage, answer: ServerResponse) => () => {
  if (request.complete) return;
  const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (answer.headersSent) request.socket.destroy();
  else server.emit('clientError', late, request.socket);
};

/** Gives every body the usual timeout, also for malformed requests and unknown paths. */
export const useBodyTimes = (server: Server): void => {
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    if (!hasBody(request)) return;
    const giveUp = giveUpOn(server, request, answer);
    const timer = setTimeout(giveUp, usual).unref();
    waits.set(request, { timer, giveUp });
    request.once('close', () => clearTimeout(timer));
  });
};

/**
 * Lets a call with a longer timeout receive its body as long as bytes keep coming. It runs after the access
 * check, so that only permitted callers get that time.
 */
export const allowTime = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  const wait = waits.get(raw);
  if (!wait || raw.complete) return;
  clearTimeout(wait.timer);
  raw.setTimeout(still, wait.giveUp);
  raw.once('end', () => {
    // after the answer the connection is idle until the next call and has its own timeout
    if (!reply.raw.writableEnded) raw.socket.setTimeout(answerTime);
  });
};
