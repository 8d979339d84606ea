import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks in the terminal without showing what is typed. */
export const askSecret = async (question: string): Promise<string> => {
  process.stderr.write(question);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: hidden, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
};
