import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { Config } from '../api/config.js';
import { stoppable } from './terminal/ctrlC.js';

/** What a command works with: the API's services, its settings, and the name of the database. */
export interface Api {
  api: INestApplicationContext;
  config: Config;
  connection: Connection;
  database: string;
  /** Where a shop was looked for and there is none: this one is empty, and is thrown away. */
  absentFrom?: string;
}

/** Which databases a command may open beside those of whole shops. */
export interface Opening {
  /** One that has no shop yet: this makes one. */
  founding?: boolean;
  /** One that has no shop yet is left so: a trial works on an empty shop beside it, which is thrown away. */
  trial?: boolean;
  /** One in which a restore was cut off. */
  unfinished?: boolean;
  /** Any of a shop, whatever is amiss with it; nothing is made in it on opening. */
  asItIs?: boolean;
}

interface Wants extends Opening {
  /** Go before the environment's. */
  settings?: NodeJS.ProcessEnv;
}

/** Gives a command the API's services on the shop's database, with the server running or without. */
export type WithApi = <Result>(work: (shop: Api) => Promise<Result>, wants?: Wants) => Promise<Result>;

/**
 * The commands' way to the API in an environment. The API is loaded only then: help, and what is wrong with a command, are said at once.
 * @throws Refusal `connection` where there is no shop
 */
export const withApiIn =
  (env: NodeJS.ProcessEnv): WithApi =>
  (work, { settings, ...opening } = {}) =>
    stoppable(async () => {
      const [{ loadConfig }, { onShop }] = [await import('../api/config.js'), await import('./onShop.js')];
      return await onShop(loadConfig({ ...env, ...settings }), opening, work);
    });
