import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Customer } from '../common/customer.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { MailService } from '../mail/mail.service.js';
import { emailChangedMail } from '../mail/mails.js';
import { SessionsService } from './sessions.service.js';
import type { UserRecord } from './user.schema.js';
import { unlessTaken } from './users.service.js';

type Profile = ParsedBody<'user', 'update'>;

/** What customers change of their own account. */
@Injectable()
export class ProfileChangesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
  ) {}

  /**
   * A new email takes effect at once, unconfirmed; the other devices are logged out, and the old address is told (W-37).
   * @throws DomainError `emailTaken`
   */
  async update(customer: Customer, profile: Profile): Promise<void> {
    const formerEmail = await transact(this.connection, (session) => this.write(customer, profile, session));
    if (formerEmail !== profile.email) this.mail.sendLater(emailChangedMail(formerEmail));
  }

  /** @returns the email until now */
  private async write(
    { id, sessionId }: Customer,
    profile: Profile,
    session: ClientSession,
  ): Promise<string> {
    const user = await this.users.findById(id).session(session).lean();
    if (!user) throw new DomainError('sessionEnded');
    const moved = user.email !== profile.email;
    const { name, email, mobile } = profile;
    const changes = { name, email, mobile, ...(moved && { verify_email: false }) };
    await unlessTaken(this.users.updateOne({ _id: id }, { $set: changes }, { session }).exec());
    if (moved) await this.sessions.endAll(id, session, sessionId);
    return user.email;
  }
}
