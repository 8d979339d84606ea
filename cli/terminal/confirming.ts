import type { Config } from '../../api/config.js';
import { ask } from './asking.js';
import { CommandError } from './commandError.js';

/** What a command that destroys was told. */
export interface Confirmation {
  yes?: boolean;
  allowProduction?: boolean;
}

/** What would be destroyed. */
interface Target {
  config: Pick<Config, 'production' | 'MONGODB_URI'>;
  /** The database's name. */
  database: string;
}

const here = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

/** Machines in an address of MongoDB, without names and ports. */
const hostsOf = (uri: string): string[] => {
  const [, hosts = ''] = /^mongodb(?:\+srv)?:\/\/(?:[^@/]*@)?([^/?]*)/.exec(uri) ?? [];
  return hosts.split(',').map((host) => host.replace(/:\d+$/, ''));
};

/** Why a database looks like one that customers use; undefined where it does not. */
export const productionSign = ({ config, database }: Target): string | undefined => {
  if (config.production) return 'NODE_ENV is production';
  if (/(^|[^a-z])(prod|production|live)($|[^a-z])/i.test(database)) return 'its name says so';
  const [far] = hostsOf(config.MONGODB_URI ?? 'mongodb://127.0.0.1/').filter((host) => !here.test(host));
  return far === undefined ? undefined : `it is on another machine, ${far}`;
};

/** @param why what about it, as the rest of the sentence. @throws Refusal `conflict` where it looks like production and nobody allowed that */
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
  /** What it is the name of. */
  of: string;
  name: string;
  /** What was typed, as it is compared. */
  read?: (typed: string) => string;
}

/**
 * Asks for a name to be typed before something is done that cannot be undone.
 * @param what is done, in sentences
 * @throws Refusal `usage` where nobody can be asked, `conflict` where another name was typed
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
 * Lets something be destroyed that was confirmed: by the database's name, typed, or by `--yes`.
 * @param loss what is lost, as the end of "This …"
 * @throws Refusal `conflict` where it looks like production and nobody allowed that, or another name was typed; `usage` where nobody can be asked
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
