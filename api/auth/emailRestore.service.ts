import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import type { ParsedBody } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { RateLimits } from '../rates/rateLimits.js';
import type { Visitor } from '../rates/visitor.js';
import { EmailUndosService } from '../users/emailUndos.service.js';
import { hashPassword } from '../users/passwords.js';
import { SessionsService } from '../users/sessions.service.js';
import type { PasswordRecord } from '../users/user.schema.js';
import { unlessTaken } from '../users/users.service.js';
import { ResetProofsService } from './resetProofs.service.js';

/** Gives an account back to the owner of an address that it had (W-37). */
@Injectable()
export class EmailRestoreService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel('User') private readonly users: Model<PasswordRecord>,
    private readonly undos: EmailUndosService,
    private readonly sessions: SessionsService,
    private readonly proofs: ResetProofsService,
    private readonly rates: RateLimits,
  ) {}

  /**
   * The address is as it was, every session is over, the password opens nothing, and the caller may choose another one.
   * @throws DomainError `undoExpired`, `emailTaken`, `rateLimited`
   */
  async restore(
    { secret }: ParsedBody<'user', 'undoEmail'>,
    { address }: Visitor,
  ): Promise<{ email: string; proof: string }> {
    await this.rates.spend('codesFromAddress', address);
    const password_hash = await hashPassword(randomBytes(32).toString('base64url'));
    return transact(this.connection, async (session) => {
      const undo = await this.undos.use(secret, session);
      if (!undo) throw new DomainError('undoExpired');
      const { userId, formerEmail: email } = undo;
      const fields = { email, verify_email: true, password_hash };
      await unlessTaken(this.users.updateOne({ _id: userId }, { $set: fields }, { session }).exec());
      const id = userId.toHexString();
      await this.sessions.endAll(id, session);
      return { email, proof: await this.proofs.issue(id, email, session) };
    });
  }
}
