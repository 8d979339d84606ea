import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { AuditAction } from '../../contract/audit.js';
import { AuditLogService, type Author } from '../audit/auditLog.service.js';
import { differenceOf } from '../audit/changeOf.js';
import { DomainError } from '../common/domainError.js';
import { EmailUndosService } from './emailUndos.service.js';
import { hashPassword, refuseCommon } from './passwords.js';
import { SessionsService } from './sessions.service.js';
import type { PasswordRecord, UserRecord } from './user.schema.js';

/** Of an account, what the shop's keepers look at; nothing secret. */
export type ShownAccount = Pick<UserRecord, 'email' | 'name' | 'role' | 'status'>;

/** What became of an account, or would. `before`: null where there was none; without an `action` it was so already. */
export interface AccountChange {
  before: UserRecord | null;
  after: ShownAccount;
  action?: AuditAction;
  sessionsEnded: number;
}

/** `dryRun`: it is tried, and nothing of it stays. */
export interface Trial {
  dryRun?: boolean;
}

type Fields = Partial<Pick<PasswordRecord, 'name' | 'role' | 'status' | 'password_hash'>>;

/** What is to be written to an account. */
export interface AccountUpdate {
  action: AuditAction;
  set: Fields;
  /** Former addresses lead to it no longer. */
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

/** @throws DomainError `commonPassword` */
export const hashFor = async (password: string, email: string, name?: string): Promise<string> => {
  refuseCommon(password, email, name);
  return hashPassword(password);
};

/** Nothing is to do. */
export const unchanged = (account: UserRecord): AccountChange => ({
  before: account,
  after: shown(account),
  sessionsEnded: 0,
});

/** Writes what somebody who keeps the shop decides about an account, with its line in the log of changes. */
@Injectable()
export class AccountWrites {
  constructor(
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly sessions: SessionsService,
    private readonly undos: EmailUndosService,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Logs the account out everywhere, in the caller's transaction; whoever logs in meanwhile writes to the account too, and begins again.
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
    const thing = { _id, name: account.email, ...differenceOf(shown(account), after) };
    await this.audit.append(session, by, action, [thing]);
    return { before: account, after, action, sessionsEnded };
  }

  /** An admin whose address had no account yet, in the caller's transaction. */
  async create(
    by: Author,
    { email, name, password_hash }: Pick<PasswordRecord, 'email' | 'name' | 'password_hash'>,
    session: ClientSession,
  ): Promise<AccountChange> {
    const [created] = await this.users.create([{ email, name, password_hash, role: 'ADMIN' }], { session });
    const fields = { name, email, role: active.role };
    const thing = { _id: String(created?._id), name: email, ...differenceOf(null, fields) };
    await this.audit.append(session, by, 'user.create', [thing]);
    return { before: null, after: { ...fields, ...active }, action: 'user.create', sessionsEnded: 0 };
  }

  /** All active admins are written to, so that of two who are taken away at once the second is known to be the last. */
  private async refuseLast(session: ClientSession): Promise<void> {
    const touch = { $inc: { changes: 1 } };
    const { matchedCount } = await this.users.updateMany(active, touch, { session, timestamps: false });
    if (matchedCount < 2) throw new DomainError('lastAdmin');
  }
}
