import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { operatorReplies, type Replying, type ReplyOf } from '../../contract/operator/replies.js';
import { type Ran, tokriIn } from './ranTokri.js';
import type { TestShop } from './shop.js';

/** An operator at the command line of an open shop. */
export interface Operator {
  env: NodeJS.ProcessEnv;
  /** Runs a command in this process; never throws. */
  runs(...args: string[]): Promise<Ran>;
  /**
   * Runs a command with `--json` and returns its one document, checked by its schema. The arguments begin
   * with the reply's name.
   */
  asks<Name extends Replying>(name: Name, ...args: string[]): Promise<ReplyOf<Name>>;
  /** Writes a file with a secret and a newline, and returns its path. */
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
      return schema.decode(JSON.parse(printed)) as ReplyOf<typeof name>; // the schema belongs to this name
    },
    secretFile: async (secret) => {
      const file = path.join(dataDir, `secret-${secret.length}-${Date.now()}`);
      await writeFile(file, `${secret}\n`);
      return file;
    },
  };
};
