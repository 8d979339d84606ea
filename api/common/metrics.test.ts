import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { countRequests, requestsSoFar } from './metrics.js';

test('the requests of a process are counted, whoever answers them', async () => {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  countRequests(server);
  const before = requestsSoFar();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ['/', '/a', '/b']) await (await fetch(url + path)).text();
  expect(requestsSoFar() - before).toBe(3);
  server.closeAllConnections();
  server.close();
});
