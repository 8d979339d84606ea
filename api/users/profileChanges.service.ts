import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Customer } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import { messagesIn } from '../common/locale.js';
import { transact } from '../database/transact.js';
import { emailChangedMail } from './mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import type { Visitor } from '../common/visitor.js';
import { EmailUndosService } from '../accounts/emailUndos.service.js';
import { SessionsService } from '../accounts/sessions.service.js';
import type { UserRecord } from '../accounts/user.schema.js';
import { emailTaken, unlessTaken } from '../accounts/users.service.js';

type Profile = ParsedBody<'user', 'update'>;

/** Writes a customer's changes of the own account. */
@Injectable()
export class ProfileChangesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    private readonly sessions: SessionsService,
    private readonly undos: EmailUndosService,
    private readonly outbox: OutboxService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * Updates the profile. A new email takes effect at once without confirmation: the other devices are logged
   * out, and the former email gets an undo link (W-37).
   * @throws DomainError `emailTaken`, `rateLimited`
   */
  async update(customer: Customer, profile: Profile, { address }: Visitor): Promise<void> {
    if (profile.email !== customer.email) {
      await this.rateLimits.spend('emailChanges', customer.id);
      await this.rateLimits.spend('emailChangesFromAddress', address);
    }
    await transact(this.connection, (session) => this.write(customer, profile, session));
  }

  private async write({ id, sessionId }: Customer, profile: Profile, session: ClientSession): Promise<void> {
    const user = await this.users.findById(id).session(session).lean();
    if (!user) throw new DomainError('sessionEnded');
    const moved = user.email !== profile.email;
    if (moved && (await this.undos.holds(profile.email, session, user._id))) throw emailTaken();
    const { name, email, mobile } = profile;
    const changes = { name, email, mobile, ...(moved && { verify_email: false }) };
    await unlessTaken(this.users.updateOne({ _id: id }, { $set: changes }, { session }).exec());
    this.sessions.forgetAfter(id, session);
    if (!moved) return;
    await this.sessions.endAll(id, session, sessionId);
    await this.tell(user, email, session);
  }

  /**
   * Tells the former email about the change. If the account returns to an email that it had before, the email
   * in between gets no undo link.
   */
  private async tell(former: UserRecord, email: string, session: ClientSession): Promise<void> {
    const { _id: userId, email: left, language } = former;
    const back = await this.undos.settle(userId, email, session);
    const undo = back ? undefined : await this.undos.issue(former, session);
    const messages = messagesIn(language);
    await this.outbox.write((sender) => emailChangedMail(left, undo, sender), { session, messages, userId });
  }
}
