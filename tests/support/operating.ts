import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { spawn } from '@lydell/node-pty';
import { z } from 'zod';
import { operatorReplies, type Replying, type ReplyOf } from '../../contract/operator/replies.js';
import { type Ran, tokriIn } from './ranTokri.js';
import type { TestShop } from './shop.js';

/** Somebody at the command line of a shop that is open. */
export interface Operator {
  env: NodeJS.ProcessEnv;
  /** In this process; never throws. */
  runs(...args: string[]): Promise<Ran>;
  /** With `--json`: the one document, which has to fit its schema. The reply's name is what the arguments begin with. */
  asks<Name extends Replying>(name: Name, ...args: string[]): Promise<ReplyOf<Name>>;
  /** A file with a secret, and the end of a line. */
  secretFile(secret: string): Promise<string>;
}

export const operatorOf = ({ databaseUri, dataDir }: TestShop): Operator => {
  const env = {
    PATH: process.env['PATH'],
    MONGODB_URI: databaseUri,
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
  };
  const runs = tokriIn(env);
  return {
    env,
    runs,
    asks: async (name, ...args) => {
      const { printed, said, code } = await runs(...name.split(' '), ...args, '--json');
      if (code) throw new Error(`${name} ended with ${code}: ${said}`);
      const schema: z.ZodType = z.strictObject(operatorReplies[name].shape);
      return schema.decode(JSON.parse(printed)) as ReplyOf<typeof name>; // the schema is the name's own
    },
    secretFile: async (secret) => {
      const file = path.join(dataDir, `secret-${secret.length}-${Date.now()}`);
      await writeFile(file, `${secret}\n`);
      return file;
    },
  };
};

/** What to type once something is shown. */
export type Dialogue = readonly (readonly [shown: string, typed: string])[];

/** The built command line in a terminal of its own. @returns all that the terminal showed, and what the command ended with */
export const inTerminal = (
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  dialogue: Dialogue = [],
): Promise<{ shown: string; code: number }> =>
  new Promise((resolve) => {
    const terminal = spawn(process.execPath, ['dist/cli/main.js', ...args], {
      env: { ...env, NODE_OPTIONS: '', TERM: 'xterm' },
      cols: 80,
      rows: 24,
    });
    const left = [...dialogue];
    let shown = '';
    let read = 0;
    terminal.onData((text) => {
      shown += text;
      const [next] = left;
      const at = next ? shown.indexOf(next[0], read) : -1;
      if (!next || at < 0) return;
      left.shift();
      read = at + next[0].length;
      terminal.write(next[1]);
    });
    terminal.onExit(({ exitCode }) => resolve({ shown, code: exitCode }));
  });
