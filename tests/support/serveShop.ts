import { runShop } from '../../api/main.js';
import { UsersService } from '../../api/users/users.service.js';

/** A shop as a process of its own, from its source; says where it listens. */
const shop = await runShop(process.env, {
  prepare: (config) => async (app) => {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = config;
    if (ADMIN_EMAIL && ADMIN_PASSWORD) await app.get(UsersService).ensureAdmin(ADMIN_EMAIL, ADMIN_PASSWORD);
  },
});
console.log(`listening at ${shop.url}`);
