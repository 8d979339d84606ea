import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { measureLoad } from '../harness/load.js';
import type { FixedAnswer } from './bareServer.js';

const headers = { 'accept-encoding': 'br' };
const connections = 20;
const seconds = 5;

/** A request with a JSON body. */
export interface Posted {
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * Returns what the shop answers at an address, so that a bare server can send the same.
 * @param posted the request; without it a GET that accepts brotli
 */
export const copyOf = async (
  url: string,
  { body: sent = '', ...posted }: Posted = { method: 'GET', headers },
): Promise<FixedAnswer & { bytes: number }> => {
  const sending = request(url, posted).end(sent);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} was answered ${response.statusCode}`);
  const body = await buffer(response);
  // node:http writes these itself
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...received } = response.headers;
  const copied = Object.entries(received).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return { headers: Object.fromEntries(copied), body: body.toString('base64'), bytes: body.length };
};

/**
 * Counts the answers per second at an address of this machine.
 * @throws Error when the address is elsewhere, or when a request fails
 */
export const answersPerSecond = async (url: string): Promise<number> => {
  const requests = [{ path: new URL(url).pathname, headers }];
  const { perSecond } = await measureLoad({ url, requestsOf: () => requests, step: 1 }, connections, seconds);
  return perSecond;
};
