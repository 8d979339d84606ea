import type { Config } from '../../api/config.js';
import { ask } from './asking.js';
import { Refusal } from './refusal.js';

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
  const sign = allowProduction ? undefined : productionSign(target);
  const { database } = target;
  if (sign)
    throw new Refusal(
      'conflict',
      `The database ${database} looks like production (${sign}): nothing was done. Add --allow-production if that is meant.`,
    );
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new Refusal(
      'usage',
      `This ${loss}: add --yes, or run it in a terminal and type ${database}. Nothing was done.`,
    );
  const answer = await ask(`This ${loss}. Type the name of the database (${database}) to go on: `);
  if (answer.trim() !== database) throw new Refusal('conflict', `That is not ${database}: nothing was done.`);
};
