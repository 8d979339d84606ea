import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { codeMail } from './mails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import type { Visitor } from '../common/visitor.js';
import { UsersService } from '../accounts/users.service.js';
import { CodesService } from './codes.service.js';
import { ResetProofsService } from './resetProofs.service.js';

/** Handles the first two steps of a password reset: mailing a code and checking it. */
@Injectable()
export class PasswordCodesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly users: UsersService,
    private readonly codes: CodesService,
    private readonly proofs: ResetProofsService,
    private readonly outbox: OutboxService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /**
   * Mails a code. It answers alike and in about the same time whether or not the account exists: without an
   * account it stores the same records, which then belong to no account (W-04).
   * @param messages the messages of the language that the mail is written in
   * @throws DomainError `rateLimited`
   */
  async send(
    { email }: ParsedBody<'user', 'forgotPassword'>,
    { address }: Visitor,
    messages: Messages,
  ): Promise<void> {
    // in this order: an address that is refused must not use up the tries of emails
    await this.rateLimits.spend('codeMailsFromAddress', address);
    await this.rateLimits.spend('codeMails', email);
    const user = await this.users.byEmail(email);
    const owner = user?.status === 'Active' ? user._id : undefined;
    await transact(this.connection, async (session) => {
      const code = await this.codes.issue(owner, email, session);
      await this.outbox.write((sender) => codeMail(email, code, sender), {
        session,
        messages,
        minutes: limits.otpMinutes,
        userId: owner,
        decoy: !owner,
      });
    });
  }

  /**
   * Checks a password reset code.
   * @returns the proof that the code was right; only the browser gets it and sends it to set the password
   * @throws DomainError `wrongOtp`, `rateLimited`
   */
  async verify({ email, otp }: ParsedBody<'user', 'verifyOtp'>, { address }: Visitor): Promise<string> {
    await this.rateLimits.spend('codesFromAddress', address);
    const userId = (await this.users.byEmail(email))?._id;
    const right = await this.codes.use(userId, email, otp);
    if (!userId || !right) throw new DomainError('wrongOtp');
    await this.users.confirmEmail(userId, email);
    return this.proofs.issue(userId.toHexString(), email);
  }
}
