import { createHash, timingSafeEqual } from 'node:crypto';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client';
import type { Config } from '../config/config.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tells whether a request carries the token as `Authorization: Bearer`; true when no token is set. */
const hasToken = (authorization: string | undefined, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/**
 * Serves `/metrics` for Prometheus on `METRICS_PORT`, if it is set. Where several processes serve the shop, the
 * main process serves the sum of theirs, and they only answer its questions.
 * @returns a function that stops serving
 * @throws the system's error if the port cannot be used
 */
export const serveMetrics = async ({
  METRICS_PORT,
  METRICS_TOKEN,
  HOST,
}: Pick<Config, 'METRICS_PORT' | 'METRICS_TOKEN' | 'HOST'>): Promise<() => Promise<void>> => {
  const stopNothing = () => Promise.resolve();
  if (METRICS_PORT === undefined) return stopNothing;
  const aggregator = new AggregatorRegistry();
  const isSingleProcess = cluster.isPrimary && Object.keys(cluster.workers ?? {}).length === 0;
  if ((isSingleProcess || cluster.isWorker) && !register.getSingleMetric('process_cpu_seconds_total'))
    collectDefaultMetrics();
  if (cluster.isWorker) return stopNothing;
  const collect = () => (isSingleProcess ? register.metrics() : aggregator.clusterMetrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') response.writeHead(404).end();
    else if (!hasToken(request.headers.authorization, METRICS_TOKEN))
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    else
      collect().then(
        (metrics) => response.writeHead(200, { 'content-type': register.contentType }).end(metrics),
        () => response.writeHead(503, { 'retry-after': '1' }).end(), // a process is starting or ending
      );
  }).listen(METRICS_PORT, HOST);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
};
