import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { TokensService } from '../../api/auth/tokens.service.js';
import { deviceOf } from '../../api/common/device.js';
import { transact } from '../../api/database/transact.js';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import { hashPassword } from '../../api/common/passwords.js';
import { SessionsService } from '../../api/accounts/sessions.service.js';
import type { PasswordRecord } from '../../api/accounts/user.schema.js';
import { UsersService } from '../../api/accounts/users.service.js';
import { messages } from '../../contract/messages/en.js';
import type { CallShop } from './client.js';
import { actingAs, password, type TestCustomer, unique } from './customer.js';

/** The device name that the shop stores for Node's `fetch`, which the tests use. */
const fetchs = 'node';

/** All test accounts share one password hash, because hashing is slow by design. */
let hashed: Promise<string> | undefined;

/**
 * Creates accounts in a shop of this process, in the state after registration and login but without their two
 * slow hashings.
 */
export const accountsOf = (app: INestApplicationContext, call: CallShop) => {
  const users = app.get<Connection>(getConnectionToken()).model<PasswordRecord>('User');

  const enter = async (email: string): Promise<TestCustomer> => {
    const user = await users.findOne({ email }).select('+password_hash').orFail().lean();
    const stamp = await transact(users.db, async (session) => {
      await app.get(UsersService).noteLogin(user, session);
      return app.get(SessionsService).start(user._id.toHexString(), deviceOf(fetchs), session);
    });
    const { access, refresh } = app.get(TokensService).pair(stamp);
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
      await app.get(AdminAccountsService).ensureAdmin(email, password);
      return enter(email);
    },
  };
};
