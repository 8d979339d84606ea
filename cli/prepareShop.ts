import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Config } from '../api/config.js';
import type { Prepare } from '../api/server.js';
import { UsersService } from '../api/users/users.service.js';
import { isEmptyShop, stockDemo } from './catalogue/stockDemo.js';
import { finishDemo } from './demoOrders/finishDemo.js';

/** Before the shop opens: stocks an empty one (`SEED`) and makes the admin of the environment, once. */
export const prepareShop =
  (config: Config): Prepare =>
  async (app) => {
    const { SEED, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD } = config;
    const connection = app.get<Connection>(getConnectionToken());
    if (SEED === 'demo') {
      const empty = await isEmptyShop(connection);
      const made = empty ? await stockDemo(connection, DATA_DIR, console.log) : undefined;
      await finishDemo(app, config, made);
    }
    if (ADMIN_EMAIL && ADMIN_PASSWORD)
      await app
        .get(UsersService, { strict: false })
        .ensureAdmin(ADMIN_EMAIL, ADMIN_PASSWORD, { name: 'Admin' });
  };
