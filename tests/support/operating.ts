import { writeFile } from 'node:fs/promises';
import path from 'node:path';
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
