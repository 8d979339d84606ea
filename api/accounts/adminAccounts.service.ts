import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import { type Author, operator } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import { transactOrRehearse } from '../database/rehearse.js';
import {
  type AccountChange,
  AccountWritesService,
  hashFor,
  type Trial,
  unchanged,
  type AccountUpdate,
} from './accountWrites.service.js';
import type { PasswordRecord, UserRecord } from './user.schema.js';

interface NewAdmin extends Trial {
  password: string;
  name?: string | undefined;
  /** Whether to set the password, and the name if given, even if the account is an admin already. */
  update?: boolean | undefined;
}

type Wanted = Pick<PasswordRecord, 'email' | 'password_hash'> & Pick<NewAdmin, 'name' | 'update'>;

interface Promotion extends Trial {
  password?: string | undefined;
  /** Whether the account keeps its password, although nobody proved to own the email address. */
  keepPassword?: boolean | undefined;
}

interface NewPassword extends Trial {
  password: string;
}

/**
 * Creates admins, and changes roles, access and passwords of accounts. A change takes effect at once in this process
 * and within a second in all others, and one active admin always remains. Emails are in lower case; every call but
 * `make` and `ensureAdmin` throws DomainError `notFound` for an unknown email.
 */
@Injectable()
export class AdminAccountsService {
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
    return transactOrRehearse(this.connection, dryRun, (session) => this.writeAdmin(by, wanted, session));
  }

  private async writeAdmin(
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

  /**
   * Makes a customer an admin, who must log in again. The password stays only if a code mailed to the address
   * was used, or the caller vouches for it (`keepPassword`): otherwise a stranger may have registered the
   * address, waiting for it to be promoted.
   * @throws DomainError `accountDisabled`, `addressUnproved`, `commonPassword`
   */
  async promote(
    by: Author,
    email: string,
    { password, keepPassword = false, dryRun }: Promotion = {},
  ): Promise<AccountChange> {
    const password_hash = password === undefined ? undefined : await this.hash(email, password);
    return this.change(by, email, dryRun, ({ role, status, verify_email }) => {
      if (role === 'ADMIN') return undefined;
      if (status === 'Blocked') throw new DomainError('accountDisabled');
      if (!password_hash && !verify_email && !keepPassword) throw new DomainError('addressUnproved');
      const set = { role: 'ADMIN', ...(password_hash !== undefined && { password_hash }) } as const;
      return { action: 'user.promote', set, closes: true };
    });
  }

  /** Makes an admin a customer, who must log in again. @throws DomainError `lastAdmin` */
  demote(by: Author, email: string, { dryRun }: Trial = {}): Promise<AccountChange> {
    return this.change(by, email, dryRun, ({ role }) =>
      role === 'ADMIN' ? { action: 'user.demote', set: { role: 'USER' } } : undefined,
    );
  }

  /** Ends all sessions of an account and blocks new logins. @throws DomainError `lastAdmin` */
  disable(by: Author, email: string, { dryRun }: Trial = {}): Promise<AccountChange> {
    return this.change(by, email, dryRun, ({ status }) =>
      status === 'Active' ? { action: 'user.disable', set: { status: 'Blocked' } } : undefined,
    );
  }

  /** Allows logins to a disabled account again. */
  enable(by: Author, email: string, { dryRun }: Trial = {}): Promise<AccountChange> {
    return this.change(by, email, dryRun, ({ status }) =>
      status === 'Blocked' ? { action: 'user.enable', set: { status: 'Active' } } : undefined,
    );
  }

  /**
   * Sets a password, ends all sessions, and deletes the undos of former emails.
   * @throws DomainError `commonPassword`
   */
  async resetPassword(by: Author, email: string, { password, dryRun }: NewPassword): Promise<AccountChange> {
    const password_hash = await this.hash(email, password);
    const set = { password_hash };
    return this.change(by, email, dryRun, () => ({ action: 'user.resetPassword', set, closes: true }));
  }

  private async hash(email: string, password: string): Promise<string> {
    const account = await this.users.findOne({ email }).lean();
    return hashFor(password, email, account?.name);
  }

  private change(
    by: Author,
    email: string,
    dryRun = false,
    updateFor: (account: UserRecord) => AccountUpdate | undefined,
  ): Promise<AccountChange> {
    return transactOrRehearse(this.connection, dryRun, async (session) => {
      const account = await this.users.findOne({ email }).session(session).lean();
      if (!account) throw new DomainError('notFound');
      const update = updateFor(account);
      return update ? this.writes.write(by, account, update, session) : unchanged(account);
    });
  }
}
