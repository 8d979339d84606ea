import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Config } from '../api/config.js';
import { PICTURE_STORE, type PictureStore } from '../api/media/pictureStore.js';
import type { Prepare } from '../api/server.js';
import { UsersService } from '../api/users/users.service.js';
import { isEmptyShop, stockDemo } from './catalogue/stockDemo.js';

/** Before the shop opens: stocks an empty one (`SEED`) and makes the admin of the environment, once. */
export const prepareShop =
  ({ SEED, ADMIN_EMAIL, ADMIN_PASSWORD }: Config): Prepare =>
  async (app) => {
    const connection = app.get<Connection>(getConnectionToken());
    if (SEED === 'demo' && (await isEmptyShop(connection)))
      await stockDemo(connection, app.get<PictureStore>(PICTURE_STORE, { strict: false }), console.log);
    if (ADMIN_EMAIL && ADMIN_PASSWORD)
      await app
        .get(UsersService, { strict: false })
        .ensureAdmin(ADMIN_EMAIL, ADMIN_PASSWORD, { name: 'Admin' });
  };
