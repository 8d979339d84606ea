import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config.js';

/**
 * Hashes of the `<style>` contents that pages may have: the empty sheet that emotion starts with before it
 * adds its rules by script, and sonner's sheet. A test reports the new hash after an update (docs/adr/0016).
 */
const inlineStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;

/** Browser features that the shop turns off: it uses none of them. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Allows only the shop's own scripts and styles (docs/adr/0016). */
const options = (secure: boolean): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...inlineStyles],
      imgSrc: ["'self'", 'https:', 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(secure && { upgradeInsecureRequests: [] }),
    },
  },
  strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  referrerPolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  crossOriginEmbedderPolicy: false,
});

const describesTheApi = /^\/api\/(?:docs|openapi\.json)(?:[/?]|$)/;

const file = /^\/(?:assets|media)\/[^?]*\.\w+(?:\?|$)/;

/** Lets helmet set its headers on a response that is never sent. */
const helmetHeaders = (secure: boolean): Record<string, string> => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options(secure))(request, response, () => undefined);
  return response.getHeaders() as Record<string, string>; // helmet sets texts only
};

/** Returns the security headers of each kind of answer. Answers of calls are not cached. */
export const securityHeaders = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) => {
  // only documents have permissions, and these 350 bytes are a tenth of a small image
  const ofFile = helmetHeaders(PUBLIC_URL?.startsWith('https:') ?? false);
  const ofPage = { ...ofFile, 'permissions-policy': permissions };
  return { ofFile, ofPage, ofCall: { ...ofPage, 'cache-control': 'no-store' } };
};

/** Adds the security headers to every answer; a route may overwrite them. They are computed once. */
export const useSecurityHeaders = (fastify: FastifyInstance, config: Config): void => {
  const { ofFile, ofPage, ofCall } = securityHeaders(config);
  const headersFor = ({ method, url }: FastifyRequest) => {
    if (method === 'POST' && !url.startsWith('/api/')) return ofCall; // the one-click stop of a mail program
    if (url.startsWith('/api/')) return describesTheApi.test(url) ? ofPage : ofCall;
    return file.test(url) ? ofFile : ofPage;
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request));
    done();
  });
};
