import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { exitCodes } from '../../contract/operator/exits.js';

/** Reads a line that the operator types. Ctrl-C ends the process; Ctrl-D is an empty answer. */
const typed = async (question: string, output: NodeJS.WritableStream): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const leave = new AbortController();
  terminal.on('SIGINT', () => {
    process.stderr.write('\n');
    process.exit(exitCodes.interrupted);
  });
  terminal.on('close', () => leave.abort());
  try {
    if (output !== process.stderr) process.stderr.write(question); // from now on the terminal echoes nothing itself
    return await terminal.question(question, { signal: leave.signal });
  } catch (error) {
    if (leave.signal.aborted) return '';
    throw error;
  } finally {
    terminal.close();
  }
};

/** Asks a question in the terminal. The answer is typed in the same line as the question's last line. */
export const ask = (question: string): Promise<string> => {
  const [last = '', ...before] = question.split('\n').reverse();
  for (const line of before.reverse()) process.stderr.write(`${line}\n`);
  return typed(last, process.stderr); // readline redraws this line with each key
};

/** Asks a question in the terminal without showing the typed answer. */
export const askSecret = async (question: string): Promise<string> => {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await typed(question, hidden);
  } finally {
    process.stderr.write('\n');
  }
};
