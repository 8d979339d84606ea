import type { Config } from '../../api/config/config.js';
import { ask } from './asking.js';
import { CommandError } from './commandError.js';

/** Options that confirm a destructive command. */
export interface Confirmation {
  yes?: boolean;
  allowProduction?: boolean;
}

/** The database that a destructive command would change. */
interface Target {
  config: Pick<Config, 'production' | 'MONGODB_URI'>;
  database: string;
}

const here = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/** Lists the hosts of a MongoDB address, without credentials and ports. */
const hostsOf = (uri: string): string[] => {
  const [, hosts = ''] = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]*)/.exec(uri) ?? [];
  return hosts.split(',').map((host) => host.replace(/:\d+$/, ''));
};

/** Returns why a database looks like production; undefined when it does not. */
export const productionSign = ({ config, database }: Target): string | undefined => {
  if (config.production) return 'NODE_ENV is production';
  if (/(^|[^a-z])(prod|production|live)($|[^a-z])/i.test(database)) return 'its name says so';
  const [far] = hostsOf(config.MONGODB_URI ?? 'mongodb://127.0.0.1/').filter((host) => !here.test(host));
  return far === undefined ? undefined : `it is on another machine, ${far}`;
};

/**
 * Rejects a database that looks like production, unless the operator allows production.
 * @param why completes the error message with the consequence
 * @throws CommandError `conflict`
 */
export const refuseProduction = (
  target: Target,
  { allowProduction }: { allowProduction?: boolean | undefined },
  why = '',
): void => {
  const sign = allowProduction ? undefined : productionSign(target);
  if (sign)
    throw new CommandError(
      'conflict',
      `The database ${target.database} looks like production (${sign})${why}: nothing was done. Add --allow-production if that is meant.`,
    );
};

interface Typed {
  /** What is to be typed, for the question: "the name of the database". */
  of: string;
  name: string;
  /** Normalizes the typed text before it is compared with the name. */
  read?: (typed: string) => string;
}

/**
 * Asks the operator to type a name before an action that cannot be undone.
 * @param what the action, in sentences
 * @throws CommandError `usage` without a terminal to ask in, `conflict` for another name
 */
export const typedBack = async (
  what: string,
  { of, name, read = (typed) => typed.trim() }: Typed,
): Promise<void> => {
  if (!process.stdin.isTTY)
    throw new CommandError(
      'usage',
      `${what} To go on add --yes, or run it in a terminal and type ${name}. Nothing was done.`,
    );
  const answer = await ask(`${what} Type ${of} (${name}) to go on: `);
  if (read(answer) !== name) throw new CommandError('conflict', `That is not ${name}: nothing was done.`);
};

/**
 * Asks for confirmation of a destructive action: by typing the database's name, or by `--yes`.
 * @param loss what is lost, as the end of "This …"
 * @throws CommandError `conflict` when the database looks like production and that is not allowed, or for
 * another name; `usage` without a terminal to ask in
 */
export const confirm = async (
  target: Target,
  loss: string,
  { yes, allowProduction }: Confirmation,
): Promise<void> => {
  refuseProduction(target, { allowProduction });
  const { database } = target;
  if (!yes) await typedBack(`This ${loss}.`, { of: 'the name of the database', name: database });
};
