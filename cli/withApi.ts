import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { Config } from '../api/config/config.js';
import { stoppable } from './terminal/ctrlC.js';

/** What a command works with: the API's services, the settings, and the name of the database. */
export interface Api {
  api: INestApplicationContext;
  config: Config;
  connection: Connection;
  database: string;
  /** Names the place where no shop was found, when a command works on a temporary empty shop instead. */
  absentFrom?: string;
}

/** The databases that a command opens beyond those of complete shops. */
export interface Opening {
  /** Opens a database without a shop, and creates a shop in it. */
  founding?: boolean;
  /** Accepts a database without a shop and leaves it without one: a dry run then works on a temporary empty shop. */
  trial?: boolean;
  /** Opens a database without a migration that this program needs, for commands that work on any version. */
  pending?: boolean;
  /** Opens a database in which a restore was interrupted. */
  unfinished?: boolean;
  /** Opens even a shop that has problems. Opening it repairs and migrates nothing. */
  asItIs?: boolean;
}

interface Wants extends Opening {
  /** Settings that replace those of the environment. */
  settings?: NodeJS.ProcessEnv;
}

/** Runs some work with the API's services on the shop's database, whether the server runs or not. */
export type WithApi = <Result>(work: (shop: Api) => Promise<Result>, wants?: Wants) => Promise<Result>;

/**
 * Opens the API for a command. The API is loaded only by a command that runs, so that help and usage errors are
 * printed at once.
 * @throws CommandError `connection` when there is no shop
 */
export const withApiIn =
  (env: NodeJS.ProcessEnv): WithApi =>
  (work, { settings, ...opening } = {}) =>
    stoppable(async () => {
      const [{ loadConfig }, { onShop }] = [
        await import('../api/config/config.js'),
        await import('./onShop.js'),
      ];
      return await onShop(loadConfig({ ...env, ...settings }), opening, work);
    });
