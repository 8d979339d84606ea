// A server of node:http alone, in a process of its own: it reads the request and sends a fixed answer.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '../harness/child.js';

export interface FixedAnswer {
  headers: Record<string, string | string[]>;
  /** The bytes in base64. */
  body: string;
}

/** The answers by their paths. */
export type BareQuestion = Record<string, FixedAnswer>;

let answers = new Map<string, { headers: FixedAnswer['headers']; body: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '/');
  request.resume().once('end', () => {
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
});

const serve = async (question: BareQuestion) => {
  answers = new Map(
    Object.entries(question).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  if (!server.listening) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a port, not a pipe
};

answerParent<BareQuestion>(serve, () => server.close());
