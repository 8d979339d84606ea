import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import { AuditBook, operator } from '../audit/auditBook.js';
import { differenceOf } from '../audit/changeOf.js';
import { DomainError } from '../common/domainError.js';
import { isDuplicate, transact } from '../database/transact.js';
import { EmailUndosService } from './emailUndos.service.js';
import { hashPassword, refuseCommon } from './passwords.js';
import { SessionsService } from './sessions.service.js';
import type { PasswordRecord, UserRecord } from './user.schema.js';

interface Registration extends Pick<ParsedBody<'user', 'register'>, 'name' | 'email' | 'password'> {
  /** BCP 47. */
  language: string;
}

export const emailTaken = () =>
  new DomainError('emailTaken', {
    inWords: ({ errors }) => ({ issues: [{ path: ['email'], message: errors.emailTaken }] }),
  });

/** Says whose address it is by the unique index alone, so that one address has one account however many ask at once. */
export const unlessTaken = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
};

/** The accounts: customers and admins. Emails are in lower case. */
@Injectable()
export class UsersService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly sessions: SessionsService,
    private readonly undos: EmailUndosService,
    private readonly audit: AuditBook,
  ) {}

  /** @throws DomainError `emailTaken` */
  async register({ name, email, password, language }: Registration): Promise<void> {
    const password_hash = await hashPassword(password);
    await transact(this.connection, async (session) => {
      if (await this.undos.holds(email, session)) throw emailTaken();
      await unlessTaken(this.users.create([{ name, email, password_hash, language }], { session }));
    });
  }

  byId(userId: string, session: ClientSession | null = null): Promise<UserRecord | null> {
    return this.users.findById(userId).session(session).lean().exec();
  }

  byEmail(email: string): Promise<UserRecord | null> {
    return this.users.findOne({ email }).lean().exec();
  }

  /** The account with its password's hash, for a login. */
  withPassword(email: string): Promise<PasswordRecord | null> {
    return this.users.findOne({ email }).select('+password_hash').lean().exec();
  }

  /**
   * Makes an admin, or promotes the account that has the address; safe to run twice, and by two processes at once.
   * A promoted account gets the given password, its sessions end and so do ways back to former emails: whoever registered the address need not own it.
   * @throws DomainError `commonPassword`
   */
  async ensureAdmin(
    address: string,
    password: string,
    { name = 'Admin' } = {},
  ): Promise<'created' | 'promoted' | 'unchanged'> {
    const email = address.trim().toLowerCase();
    const found = await this.users.exists({ email, role: 'ADMIN' });
    if (found) return 'unchanged';
    refuseCommon(password, email, name);
    const password_hash = await hashPassword(password);
    return transact(this.connection, async (session) => {
      const promotion = { $set: { role: 'ADMIN', password_hash, status: 'Active' } } as const;
      const promoted = await this.users
        .findOneAndUpdate({ email, role: 'USER' }, promotion, { session })
        .lean();
      if (promoted) {
        await this.sessions.endAll(promoted._id.toHexString(), session);
        await this.undos.forget(promoted._id, session);
        const { role, status } = promoted;
        const after = { role: 'ADMIN', status: 'Active' };
        await this.audit.append(session, operator, 'user.promote', [
          { _id: promoted._id.toHexString(), name: email, ...differenceOf({ role, status }, after) },
        ]);
        return 'promoted';
      }
      if (await this.users.exists({ email }).session(session)) return 'unchanged';
      const [created] = await this.users.create([{ email, name, password_hash, role: 'ADMIN' }], { session });
      await this.audit.append(session, operator, 'user.create', [
        { _id: String(created?._id), name: email, ...differenceOf(null, { name, email, role: 'ADMIN' }) },
      ]);
      return 'created';
    });
  }

  /**
   * Sets a password and logs the account out everywhere, in the caller's transaction.
   * @returns the account; null when it has this address no longer
   */
  async changePassword(
    userId: string,
    email: string,
    password_hash: string,
    session: ClientSession,
  ): Promise<UserRecord | null> {
    const changed = await this.users
      .findOneAndUpdate({ _id: userId, email }, { $set: { password_hash } }, { session })
      .lean();
    await this.sessions.endAll(userId, session);
    return changed;
  }

  /**
   * Puts a former email back, with a password that nobody knows, and logs the account out everywhere; in the caller's transaction.
   * @returns the account as it was; null when it is gone
   * @throws DomainError `emailTaken`
   */
  async restoreEmail(
    userId: Types.ObjectId,
    email: string,
    password_hash: string,
    session: ClientSession,
  ): Promise<UserRecord | null> {
    const fields = { email, verify_email: true, password_hash };
    const before = await unlessTaken(
      this.users.findOneAndUpdate({ _id: userId }, { $set: fields }, { session }).lean().exec(),
    );
    await this.sessions.endAll(userId.toHexString(), session);
    return before;
  }

  /** A code sent to this address was used; that voids ways back to addresses for which none was. */
  async confirmEmail(userId: Types.ObjectId, email: string): Promise<void> {
    const { matchedCount } = await this.users.updateOne(
      { _id: userId, email },
      { $set: { verify_email: true } },
    );
    if (matchedCount) await this.undos.outweigh(userId);
  }

  /**
   * Notes a login, in the caller's transaction, and keeps a new hash of the same password where one is given.
   * @returns false when the password was changed or the account blocked since it was read
   */
  async noteLogin(
    { _id, password_hash }: PasswordRecord,
    session: ClientSession,
    newHash = password_hash,
  ): Promise<boolean> {
    const { matchedCount } = await this.users.updateOne(
      { _id, password_hash, status: 'Active' },
      { $set: { password_hash: newHash }, $currentDate: { last_login_date: true } },
      { session },
    );
    return matchedCount === 1;
  }
}
