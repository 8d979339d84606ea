import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Connection, Model } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Customer } from '../common/customer.js';
import { DomainError } from '../common/domainError.js';
import { textsIn } from '../common/edition.js';
import { ShopAddress } from '../common/shopAddress.js';
import { transact } from '../database/transact.js';
import { emailChangedMail } from '../mail/mails.js';
import { Outbox } from '../mail/outbox.service.js';
import { EmailUndosService } from './emailUndos.service.js';
import { SessionsService } from './sessions.service.js';
import type { UserRecord } from './user.schema.js';
import { emailTaken, unlessTaken } from './users.service.js';

type Profile = ParsedBody<'user', 'update'>;

/** What customers change of their own account. */
@Injectable()
export class ProfileChangesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<UserRecord>,
    private readonly sessions: SessionsService,
    private readonly undos: EmailUndosService,
    private readonly outbox: Outbox,
    private readonly shop: ShopAddress,
  ) {}

  /**
   * A new email takes effect at once, unconfirmed; the other devices are logged out, and the old address gets the way back (W-37).
   * @throws DomainError `emailTaken`
   */
  async update(customer: Customer, profile: Profile): Promise<void> {
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
    if (!moved) return;
    await this.sessions.endAll(id, session, sessionId);
    const undo = await this.undos.issue(user._id, user.email, session);
    const sender = { texts: textsIn(user.language), shop: this.shop.url() };
    await this.outbox.write(emailChangedMail(user.email, undo, sender), session, { userId: user._id });
  }
}
