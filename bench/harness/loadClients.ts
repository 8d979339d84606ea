// Simulates users who each send one request after the other without a pause, in a process of its own.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerParent } from './child.js';

export interface LoadQuestion {
  url: string;
  method: string;
  /** JSON bodies in the order in which each user sends them; each user begins at a different body. */
  bodies: readonly string[];
  users: number;
  seconds: number;
}

export interface LoadAnswer {
  answered: number;
  failed: number;
  seconds: number;
}

const call = (url: string, method: string, body: string, agent: Agent) =>
  new Promise<boolean>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method, agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    sent.once('error', reject);
    sent.end(body);
  });

const run = async ({ url, method, bodies, users, seconds }: LoadQuestion): Promise<LoadAnswer> => {
  if (!url.startsWith('http://127.0.0.1:')) throw new Error('a crowd goes to shops of this machine alone');
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  let [answered, failed, over] = [0, 0, false];
  const user = async (start: number) => {
    for (let at = start; !over; at++) {
      const fine = await call(url, method, bodies[at % bodies.length] ?? '{}', agent);
      if (over) return;
      if (fine) answered += 1;
      else failed += 1;
    }
  };
  const begun = performance.now();
  const everybody = Array.from({ length: users }, (_, one) =>
    user(Math.floor((bodies.length * one) / users)),
  );
  await Promise.race([pause(seconds * 1_000), Promise.all(everybody)]);
  over = true;
  const took = (performance.now() - begun) / 1_000;
  await Promise.all(everybody);
  agent.destroy();
  return { answered, failed, seconds: took };
};

answerParent<LoadQuestion>(run);
