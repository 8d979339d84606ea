import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Tokens } from '../../api/auth/tokens.js';
import { deviceOf } from '../../api/common/device.js';
import { transact } from '../../api/database/transact.js';
import { AdminsService } from '../../api/users/admins.service.js';
import { hashPassword } from '../../api/users/passwords.js';
import { SessionsService } from '../../api/users/sessions.service.js';
import type { PasswordRecord } from '../../api/users/user.schema.js';
import { UsersService } from '../../api/users/users.service.js';
import { messages } from '../../contract/messages/en.js';
import type { CallShop } from './client.js';
import { actingAs, password, type TestCustomer, unique } from './customer.js';

/** What Node's `fetch` calls itself, with which the tests call the shop. */
const fetchs = 'node';

/** All accounts of the tests have one password, and hashing is meant to take its time. */
let hashed: Promise<string> | undefined;

/** Accounts in a shop of this process, as registering and logging in leave them but for the two hashings that these take. */
export const accountsOf = (app: INestApplicationContext, call: CallShop) => {
  const users = app.get<Connection>(getConnectionToken()).model<PasswordRecord>('User');

  const enter = async (email: string): Promise<TestCustomer> => {
    const user = await users.findOne({ email }).select('+password_hash').orFail().lean();
    const stamp = await transact(users.db, async (session) => {
      await app.get(UsersService).noteLogin(user, session);
      return app.get(SessionsService).start(user._id.toHexString(), deviceOf(fetchs), session);
    });
    const { access, refresh } = app.get(Tokens).pair(stamp);
    return actingAs({ email, password, token: access, refreshToken: refresh }, call);
  };

  return {
    customer: async (name = 'Asha') => {
      const email = `${unique('asha')}@example.test`;
      const password_hash = await (hashed ??= hashPassword(password));
      await users.create({ name, email, password_hash, language: messages.language });
      return enter(email);
    },
    admin: async (email: string) => {
      await app.get(AdminsService).ensureAdmin(email, password);
      return enter(email);
    },
  };
};
