import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '../../contract/limits.js';
import { answerTime } from './answerTimes.js';

/** ms in which a body has to have arrived, so that half-sent requests cannot pile up (survival, "300 half-sent requests"). */
const usual = 30_000;
/** ms without a byte after which one is given up that may take longer. */
const still = 20_000;

/** What Node itself has to know: heads are never waited for, and no body longer than the most patient call. */
export const requestTimes = {
  requestTimeout: limits.fileTimeout,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
};

/** Ends the wait for a body; kept while it is under way. */
interface Wait {
  timer: NodeJS.Timeout;
  giveUp: () => void;
}

const waits = new WeakMap<IncomingMessage, Wait>();

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** As Node does when its own time is over; who has been answered already is told nothing more. */
const giveUpOn = (server: Server, request: IncomingMessage, answer: ServerResponse) => () => {
  if (request.complete) return;
  const late = Object.assign(new Error('the body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (answer.headersSent) request.socket.destroy();
  else server.emit('clientError', late, request.socket);
};

/** Gives every body the usual time, whatever is asked with it and however badly. */
export const useBodyTimes = (server: Server): void => {
  server.prependListener('request', (request: IncomingMessage, answer: ServerResponse) => {
    if (!hasBody(request)) return;
    const giveUp = giveUpOn(server, request, answer);
    const timer = setTimeout(giveUp, usual).unref();
    waits.set(request, { timer, giveUp });
    request.once('close', () => clearTimeout(timer));
  });
};

/** Lets the body of a call that is patient, and that its caller may make, take its time as long as it keeps coming. */
export const allowTime = ({ raw }: FastifyRequest, reply: FastifyReply): void => {
  const wait = waits.get(raw);
  if (!wait || raw.complete) return;
  clearTimeout(wait.timer);
  raw.setTimeout(still, wait.giveUp);
  raw.once('end', () => {
    if (!reply.raw.writableEnded) raw.socket.setTimeout(answerTime); // else the connection waits for the next call, with a time of its own
  });
};
