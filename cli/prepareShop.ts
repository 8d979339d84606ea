import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Config } from '../api/config.js';
import type { Prepare } from '../api/server.js';
import { UsersService } from '../api/users/users.service.js';
import { isEmptyShop, stockDemo } from './catalogue/stockDemo.js';

const again = 'Stock it with `npm run cli -- seed`; the next start tries again too.';

/** A shop that cannot be stocked opens all the same: with what is there. */
const stockIfEmpty = async (connection: Connection, dataDir: string): Promise<void> => {
  try {
    if (await isEmptyShop(connection)) await stockDemo(connection, dataDir, console.log);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(`The demo shop could not be stocked (${reason}). ${again}`);
  }
};

/** Before the shop opens: stocks an empty one (`SEED`) and makes the admin of the environment, once. */
export const prepareShop =
  ({ SEED, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD }: Config): Prepare =>
  async (app) => {
    const connection = app.get<Connection>(getConnectionToken());
    if (SEED === 'demo') await stockIfEmpty(connection, DATA_DIR);
    if (ADMIN_EMAIL && ADMIN_PASSWORD)
      await app
        .get(UsersService, { strict: false })
        .ensureAdmin(ADMIN_EMAIL, ADMIN_PASSWORD, { name: 'Admin' });
  };
