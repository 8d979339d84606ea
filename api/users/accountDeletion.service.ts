import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Customer } from '../common/call.js';
import { deadlines } from '../common/deadlines.js';
import { DomainError } from '../common/domainError.js';
import { messagesIn } from '../common/locale.js';
import { transact } from '../database/transact.js';
import { accountDeletedMail } from './mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { DiscardsService } from '../media/discards.service.js';
import { PasswordAttemptsService } from '../rateLimits/passwordAttempts.service.js';
import type { Visitor } from '../common/visitor.js';
import { passwordMatches } from '../common/passwords.js';
import { PersonalDataService } from '../accounts/personalData.service.js';
import type { PasswordRecord } from '../accounts/user.schema.js';

const wrongPassword = () =>
  new DomainError('wrongPassword', {
    inWords: ({ errors }) => ({ issues: [{ path: ['password'], message: errors.wrongPassword }] }),
  });

/** Deletes accounts. */
@Injectable()
export class AccountDeletionService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly personal: PersonalDataService,
    private readonly discards: DiscardsService,
    private readonly outbox: OutboxService,
    private readonly tries: PasswordAttemptsService,
  ) {}

  /**
   * Deletes an account and its personal data in one transaction; orders stay without a name. A wrong password
   * counts as a failed login, so that a stolen token does not help to guess it.
   * @throws DomainError `adminStays`, `rateLimited`, `wrongPassword`, `openOrders` with their numbers,
   * `emailJustChanged`, `sessionEnded`
   */
  async deleteAccount(
    { id, role, email }: Customer,
    { password }: ParsedBody<'user', 'remove'>,
    { address }: Visitor,
  ): Promise<void> {
    if (role === 'ADMIN') throw new DomainError('adminStays');
    const password_hash = await this.tries.count(email, address, () => this.rightHash(id, password));
    const avatar = await transact(
      this.connection,
      (session) => this.remove(id, password_hash, session),
      deadlines.accountDeletion,
    );
    await this.discards.discard(avatar);
  }

  private async rightHash(id: string, password: string): Promise<string> {
    const user = await this.users.findById(id).select('+password_hash').lean();
    if (!user) throw new DomainError('sessionEnded');
    if (await passwordMatches(password, user.password_hash)) return user.password_hash;
    throw wrongPassword();
  }

  /**
   * Deletes the account first, so that concurrent writes for this account conflict here.
   * @returns the key of its avatar
   */
  private async remove(id: string, password_hash: string, session: ClientSession): Promise<string> {
    const gone = await this.users
      .findOneAndDelete({ _id: id, password_hash, role: 'USER' }, { session })
      .lean();
    if (!gone) throw new DomainError('sessionEnded');
    await this.personal.erase(id, session);
    const messages = messagesIn(gone.language);
    await this.outbox.write((sender) => accountDeletedMail(gone.email, sender), { session, messages });
    return gone.avatar;
  }
}
