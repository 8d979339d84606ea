import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config.js';
import { inlineStyles } from './inlineStyles.js';

/** Of what a browser could lend a page, the shop asks for nothing. */
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

/** Scripts are ours alone, and so are styles: see ADR 16. */
const options = (secure: boolean): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...inlineStyles],
      imgSrc: ["'self'", 'https:', 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
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

/** What a route may overwrite: answers of calls are kept by nobody. */
const headersFor = ({ url }: FastifyRequest): Record<string, string> => ({
  'permissions-policy': permissions,
  ...(url.startsWith('/api/') && !describesTheApi.test(url) && { 'cache-control': 'no-store' }),
});

/** Headers of every answer that tell a browser what not to do with it. */
export const useSecurityHeaders = async (app: NestFastifyApplication, config: Config): Promise<void> => {
  await app.register(helmet, options(config.PUBLIC_URL?.startsWith('https:') ?? false));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request));
  });
};
