import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { callLabel } from './metrics.js';

/** Fields of a line about a request. The address of the client, headers, bodies and queries are never among them. */
const fieldsOf = (request: FastifyRequest, reply: FastifyReply) => ({
  call: callLabel(request),
  method: request.method,
  path: request.url.split('?', 1)[0],
  status: reply.statusCode,
  durationMs: Math.round(reply.elapsedTime * 10) / 10,
});

/** Logs one line for each request, when it is answered. */
export class RequestLog extends LogController {
  constructor(private readonly level: FastifyBaseLogger['level']) {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {} // it would log the query

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    if (!error && this.level !== 'info' && this.level !== 'debug') return;
    const fields = fieldsOf(request, reply);
    const message = `${fields.method} ${fields.path} ${fields.status} ${fields.durationMs} ms`;
    if (error) reply.log.error({ ...fields, err: error }, message);
    else reply.log.info(fields, message);
  }
}
