import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model, Types } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { isDuplicate, transact } from '../database/transact.js';
import { EmailUndosService } from './emailUndos.service.js';
import { hashPassword } from '../common/passwords.js';
import { SessionsService } from './sessions.service.js';
import type { PasswordRecord, UserRecord } from './user.schema.js';

interface Registration extends Pick<ParsedBody<'user', 'register'>, 'name' | 'email' | 'password'> {
  /** The language of the new account, as a BCP 47 tag. */
  language: string;
}

/** Creates the error for an email that another account has, as an issue of the field `email`. */
export const emailTaken = () =>
  new DomainError('emailTaken', {
    inWords: ({ errors }) => ({ issues: [{ path: ['email'], message: errors.emailTaken }] }),
  });

/**
 * Converts the database's error for a duplicate email to `emailTaken`. The unique index alone is relied on,
 * so that parallel calls cannot create two accounts with one email.
 */
export const unlessTaken = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    throw isDuplicate(error) ? emailTaken() : error;
  }
};

/** Makes an order that is being placed for the account start again (`AccountHoldsService.readThenWrite`). */
const written = { $inc: { changes: 1 } } as const;

/** Reads and writes accounts of customers and admins. Emails are in lower case. */
@Injectable()
export class UsersService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly sessions: SessionsService,
    private readonly undos: EmailUndosService,
  ) {}

  /** Creates a customer's account. @throws DomainError `emailTaken` */
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

  /** Returns the account with its password's hash, for a login. */
  withPassword(email: string): Promise<PasswordRecord | null> {
    return this.users.findOne({ email }).select('+password_hash').lean().exec();
  }

  /**
   * Sets a password and ends all sessions, in the caller's transaction.
   * @returns the account; null if it no longer has this email
   */
  async changePassword(
    userId: string,
    email: string,
    password_hash: string,
    session: ClientSession,
  ): Promise<UserRecord | null> {
    const changed = await this.users
      .findOneAndUpdate({ _id: userId, email }, { $set: { password_hash }, ...written }, { session })
      .lean();
    await this.sessions.endAll(userId, session);
    return changed;
  }

  /**
   * Puts a former email back, sets an unknown password, and ends all sessions, in the caller's transaction.
   * @returns the account as it was; null if it was deleted
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
      this.users
        .findOneAndUpdate({ _id: userId }, { $set: fields, ...written }, { session })
        .lean()
        .exec(),
    );
    await this.sessions.endAll(userId.toHexString(), session);
    return before;
  }

  /**
   * Confirms the email after a code sent to it was used. This voids undos of emails under which the account
   * was never used.
   */
  async confirmEmail(userId: Types.ObjectId, email: string): Promise<void> {
    const { matchedCount } = await this.users.updateOne(
      { _id: userId, email },
      { $set: { verify_email: true } },
    );
    if (matchedCount) await this.undos.voidUnused(userId);
  }

  /**
   * Records a login in the caller's transaction, and stores a new hash of the same password if given.
   * @returns false if the password was changed or the account was blocked since it was read
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
