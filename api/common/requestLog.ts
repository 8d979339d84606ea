import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.js';

/**
 * Logs one line for each request: method, path without the query, and status. It never logs headers, bodies,
 * queries or client addresses.
 */
export const requestLog = (level: Config['LOG_LEVEL']): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        serializers: {
          req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
          res: ({ statusCode }) => ({ statusCode }),
          err: ({ name, message, stack }) => ({ type: name, message, stack: stack ?? '' }),
        },
      };
