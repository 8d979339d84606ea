import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { AuditAction } from '../../contract/audit.js';
import { AuditLogService, type Author } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import { EmailUndosService } from './emailUndos.service.js';
import { hashPassword, refuseCommon } from '../common/passwords.js';
import { SessionsService } from './sessions.service.js';
import type { PasswordRecord, UserRecord } from './user.schema.js';

/** The fields of an account that admins see; none of them is secret. */
export type ShownAccount = Pick<UserRecord, 'email' | 'name' | 'role' | 'status'>;

/**
 * The result of a change of an account by an admin, or of its dry run. `before` is null for a new account;
 * without `action` nothing had to change.
 */
export interface AccountChange {
  before: UserRecord | null;
  after: ShownAccount;
  action?: AuditAction;
  sessionsEnded: number;
}

/** Options of a change of an account: with `dryRun` nothing is saved. */
export interface Trial {
  dryRun?: boolean;
}

type Fields = Partial<Pick<PasswordRecord, 'name' | 'role' | 'status' | 'password_hash'>>;

export interface AccountUpdate {
  action: AuditAction;
  set: Fields;
  /** Whether the change deletes the stored records by which a former email could be restored. */
  closes?: boolean;
}

const active = { role: 'ADMIN', status: 'Active' } as const;

const isActiveAdmin = ({ role, status }: ShownAccount): boolean =>
  role === active.role && status === active.status;

const shown = ({ email, name, role, status }: ShownAccount, set: Fields = {}): ShownAccount => ({
  email,
  name: set.name ?? name,
  role: set.role ?? role,
  status: set.status ?? status,
});

/** Checks and hashes a new password. @throws DomainError `commonPassword` */
export const hashFor = async (password: string, email: string, name?: string): Promise<string> => {
  refuseCommon(password, { email, name });
  return hashPassword(password);
};

/** Returns the result for an account in which nothing had to change. */
export const unchanged = (account: UserRecord): AccountChange => ({
  before: account,
  after: shown(account),
  sessionsEnded: 0,
});

/** Writes an admin's changes of an account, with an entry in the audit log. */
@Injectable()
export class AccountWritesService {
  constructor(
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly sessions: SessionsService,
    private readonly undos: EmailUndosService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Writes a change of an account and ends all its sessions, in the caller's transaction. A concurrent login
   * also writes to the account, so it conflicts and starts again.
   * @throws DomainError `lastAdmin`
   */
  async write(
    by: Author,
    account: UserRecord,
    { action, set, closes = false }: AccountUpdate,
    session: ClientSession,
  ): Promise<AccountChange> {
    const after = shown(account, set);
    if (isActiveAdmin(account) && !isActiveAdmin(after)) await this.refuseLast(session);
    await this.users.updateOne({ _id: account._id }, { $set: set, $inc: { changes: 1 } }, { session });
    const _id = account._id.toHexString();
    const sessionsEnded = await this.sessions.endAll(_id, session);
    if (closes) await this.undos.erase(account._id, session);
    const change = { _id, name: account.email, before: shown(account), after };
    await this.audit.append(session, by, action, [change]);
    return { before: account, after, action, sessionsEnded };
  }

  /** Creates an admin with a new email, in the caller's transaction. */
  async create(
    by: Author,
    { email, name, password_hash }: Pick<PasswordRecord, 'email' | 'name' | 'password_hash'>,
    session: ClientSession,
  ): Promise<AccountChange> {
    const [created] = await this.users.create([{ email, name, password_hash, role: 'ADMIN' }], { session });
    const fields = { name, email, role: active.role };
    const change = { _id: String(created?._id), name: email, before: null, after: fields };
    await this.audit.append(session, by, 'user.create', [change]);
    return { before: null, after: { ...fields, ...active }, action: 'user.create', sessionsEnded: 0 };
  }

  /**
   * Refuses to remove the last active admin. It writes to all active admins, so that of two concurrent
   * removals the second one sees that it would remove the last.
   */
  private async refuseLast(session: ClientSession): Promise<void> {
    const touch = { $inc: { changes: 1 } };
    const { matchedCount } = await this.users.updateMany(active, touch, { session, timestamps: false });
    if (matchedCount < 2) throw new DomainError('lastAdmin');
  }
}
