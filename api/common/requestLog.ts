import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.js';

/** One line a request: method, path without its query, status. Never a header, a body, a query or a client's address. */
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
