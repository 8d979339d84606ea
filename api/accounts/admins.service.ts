import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type Author, operator } from '../audit/auditLog.service.js';
import { transactOrRehearse } from '../database/rehearse.js';
import {
  type AccountChange,
  AccountWritesService,
  hashFor,
  type Trial,
  unchanged,
} from './accountWrites.service.js';
import type { PasswordRecord } from './user.schema.js';

interface NewAdmin extends Trial {
  password: string;
  name?: string | undefined;
  /** Whether to set the password, and the name if given, even if the account is an admin already. */
  update?: boolean | undefined;
}

type Wanted = Pick<PasswordRecord, 'email' | 'password_hash'> & Pick<NewAdmin, 'name' | 'update'>;

/** Creates admins. Emails are in lower case. */
@Injectable()
export class AdminsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly writes: AccountWritesService,
  ) {}

  /**
   * Creates the admin that the environment variables name, or promotes the account with that email, as `make`
   * does; safe to run at every start.
   * @throws DomainError `commonPassword`
   */
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
   * Creates an admin or promotes the account with this email; safe to run twice and by two processes at once.
   * A promoted account becomes active with the given password; its sessions and undos of former emails end,
   * because the stranger who registered the email may not own it. An existing admin stays unchanged unless
   * `update` is set.
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
