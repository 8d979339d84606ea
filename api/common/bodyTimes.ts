import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../contract/limits.js';
import { afterTurn, answerTime, idleTime } from './answerTimes.js';

/** Timeouts in ms for receiving a request body. */
export interface BodyTimes {
  /** For a whole body, so that half-sent requests cannot pile up. */
  usual: number;
  /** For a pause between two parts of a body, for calls that may receive longer than `usual`. */
  still: number;
}

export const bodyTimes: BodyTimes = { usual: 30_000, still: 20_000 };

/** Timeouts of Node's own server for receiving a request. The timeout for bodies is the longest that any call has. */
export const requestTimes = {
  requestTimeout: limits.fileTimeout,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

/** The wait for a request body that may still be received. */
interface Wait {
  /** The usual timer; undefined before the end of the turn in which the request came. */
  timer?: NodeJS.Timeout;
  /** Whether the call has its own timeout. */
  longer: boolean;
  still: number;
  giveUp: () => void;
}

/**
 * Holds the wait in its request. In a WeakMap both would outlive a minor garbage collection: that takes the values of
 * an old map for alive, and the wait refers to its request.
 */
const waitOf = Symbol('wait');

type WaitingRequest = IncomingMessage & { [waitOf]?: Wait };

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Ends a request as Node does at its own timeout. A request that was answered already only loses its connection. */
const giveUpOn = (server: Server, request: IncomingMessage, answer: ServerResponse) => () => {
  if (request.complete) return;
  const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (answer.headersSent) request.socket.destroy();
  else server.emit('clientError', late, request.socket);
};

/** Gives every body the usual timeout, also for malformed requests and unknown paths. */
export const useBodyTimes = (server: Server, { usual, still } = bodyTimes): void => {
  server.prependListener('request', (request: WaitingRequest, answer: ServerResponse) => {
    if (!hasBody(request)) return;
    const wait: Wait = { longer: false, still, giveUp: giveUpOn(server, request, answer) };
    request[waitOf] = wait;
    afterTurn(() => {
      if (request.complete || request.destroyed || wait.longer) return;
      wait.timer = setTimeout(wait.giveUp, usual).unref();
      request.once('close', () => clearTimeout(wait.timer));
    });
  });
};

/**
 * Lets a call with a longer timeout receive its body as long as bytes keep coming. It runs after the access
 * check, so that only permitted callers get that time.
 */
export const allowTime = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  const wait = (raw as WaitingRequest)[waitOf];
  if (!wait || raw.complete) return;
  wait.longer = true;
  clearTimeout(wait.timer);
  raw.setTimeout(wait.still, wait.giveUp);
  raw.once('end', () => {
    // after the answer the connection is idle until the next call and has its own timeout
    if (!reply.raw.writableEnded) raw.socket.setTimeout(answerTime);
  });
  // Node takes the connection for idle once the answer is sent, although the rest of the body is missing
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    raw.socket.setTimeout(wait.still);
    raw.once('end', () => raw.socket.setTimeout(idleTime));
  });
};
