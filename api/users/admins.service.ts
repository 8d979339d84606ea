import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type Author, operator } from '../audit/auditLog.service.js';
import { transactOrRehearse } from '../database/rehearse.js';
import {
  type AccountChange,
  AccountWrites,
  hashFor,
  type Trial,
  unchanged,
} from './accountWrites.service.js';
import type { PasswordRecord } from './user.schema.js';

interface NewAdmin extends Trial {
  password: string;
  name?: string | undefined;
  /** One who is an admin already gets the password, and the name where there is one. */
  update?: boolean | undefined;
}

type Wanted = Pick<PasswordRecord, 'email' | 'password_hash'> & Pick<NewAdmin, 'name' | 'update'>;

/** Makes admins. Emails are in lower case. */
@Injectable()
export class AdminsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly writes: AccountWrites,
  ) {}

  /** As `make`, for the admin of the environment; safe to run at every start. @throws DomainError `commonPassword` */
  async ensureAdmin(
    address: string,
    password: string,
    { name = 'Admin' } = {},
  ): Promise<'created' | 'promoted' | 'unchanged'> {
    const { action, before } = await this.make(operator, address, { password, name });
    if (!action) return 'unchanged';
    return before ? 'promoted' : 'created';
  }

  /**
   * Makes an admin, or promotes the account that has the address; safe to run twice, and by two processes at once. A promoted account
   * gets the given password and is active, its sessions end and so do ways back to former emails: whoever registered the address need
   * not own it. An admin stays as they are, unless `update` says otherwise.
   * @throws DomainError `commonPassword`
   */
  async make(
    by: Author,
    address: string,
    { password, name, update = false, dryRun = false }: NewAdmin,
  ): Promise<AccountChange> {
    const email = address.trim().toLowerCase();
    const known = await this.users.findOne({ email }).lean();
    if (known?.role === 'ADMIN' && !update) return unchanged(known);
    const password_hash = await hashFor(password, email, name ?? known?.name);
    const wanted = { email, password_hash, name, update };
    return transactOrRehearse(this.connection, dryRun, (session) => this.write(by, wanted, session));
  }

  private async write(
    by: Author,
    { email, name, password_hash, update }: Wanted,
    session: ClientSession,
  ): Promise<AccountChange> {
    const account = await this.users.findOne({ email }).session(session).lean();
    if (!account) return this.writes.create(by, { email, name: name ?? 'Admin', password_hash }, session);
    if (account.role === 'USER') {
      const set = { role: 'ADMIN', status: 'Active', password_hash } as const;
      return this.writes.write(by, account, { action: 'user.promote', set, closes: true }, session);
    }
    if (!update) return unchanged(account);
    const set = { password_hash, ...(name !== undefined && { name }) };
    return this.writes.write(by, account, { action: 'user.update', set, closes: true }, session);
  }
}
