import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allCalls, calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { DomainError } from './domainError.js';

type Done = (error: Error | null, body?: unknown) => void;

const notAnObject = () =>
  new DomainError('invalid', { inWords: ({ request }) => ({ values: { first: request.notAnObject } }) });
const notJson = () =>
  new DomainError('invalid', { inWords: ({ request }) => ({ values: { first: request.notJson } }) });

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const rawCalls = new Set(allCalls.flatMap(({ path, raw }) => (raw ? [path] : [])));
const { placeCashOnDelivery, checkout, webhook } = calls.order;
/**
 * The maximum bytes of bodies that may be larger than `limits.jsonBytes`: orders with all that a full cart shows (W-10),
 * the provider's events, and synonyms in Hindi, whose letters take three bytes. The table of calls does not have them,
 * because browsers load it.
 */
const largeBodies = new Map(
  [placeCashOnDelivery, checkout, webhook, calls.search.updateWords].map(({ path }) => [path, 1_000_000]),
);
const formCalls = new Set(allCalls.flatMap(({ path, form }) => (form ? [path] : [])));
const isRaw = ({ routeOptions }: FastifyRequest) => rawCalls.has(routeOptions.url ?? '');

export const jsonType = /^application\/(?:[\w.+-]+\+)?json(?:;|$)/;

/**
 * Parses bodies: an empty body counts as `{}` whatever its type, JSON must be an object, and nothing else is
 * accepted. A call with `form` takes a form, and does not read it. A call that is `raw` gets its text unchanged.
 * Fastify's own JSON parser is used because it refuses `__proto__`.
 */
export const useJsonBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('onRoute', (route) => {
    const maxBytes = largeBodies.get(route.url);
    if (maxBytes) route.bodyLimit = maxBytes;
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser(
    jsonType,
    { parseAs: 'string', bodyLimit: limits.jsonBytes },
    (request, body: string, done: Done) => {
      if (isRaw(request)) return done(null, body);
      if (body === '') return done(null, {});
      void parse(request, body, (error, value) => {
        if (error) return done(notJson());
        return isObject(value) ? done(null, value) : done(notAnObject());
      });
    },
  );
  fastify.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: limits.jsonBytes },
    ({ routeOptions }, body: Buffer, done: Done) =>
      body.length === 0 || formCalls.has(routeOptions.url ?? '')
        ? done(null, {})
        : done(new DomainError('unsupportedMedia', { values: { expected: 'application/json' } })),
  );
};
