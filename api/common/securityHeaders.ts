import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
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

/** Default headers, which a route may overwrite: answers of calls are not cached. */
const headersFor = ({ url }: FastifyRequest): Record<string, string> => ({
  // only documents have permissions, and these 350 bytes are a tenth of a small image
  ...(!file.test(url) && { 'permissions-policy': permissions }),
  ...(url.startsWith('/api/') && !describesTheApi.test(url) && { 'cache-control': 'no-store' }),
});

/** Adds the security headers to every answer. */
export const useSecurityHeaders = async (app: NestFastifyApplication, config: Config): Promise<void> => {
  await app.register(helmet, options(config.PUBLIC_URL?.startsWith('https:') ?? false));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(request));
  });
};
