import { Injectable } from '@nestjs/common';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Texts } from '../../contract/texts/en.js';
import { DomainError } from '../common/domainError.js';
import type { Mail } from '../mail/mail.js';
import { MailService } from '../mail/mail.service.js';
import { codeMail } from '../mail/mails.js';
import { RateLimits } from '../rates/rateLimits.js';
import type { Visitor } from '../rates/visitor.js';
import { UsersService } from '../users/users.service.js';
import { CodesService } from './codes.service.js';
import { ResetProofsService } from './resetProofs.service.js';

/** The first two steps of a forgotten password: a code is mailed, and entered. */
@Injectable()
export class PasswordCodesService {
  constructor(
    private readonly users: UsersService,
    private readonly codes: CodesService,
    private readonly proofs: ResetProofsService,
    private readonly mail: MailService,
    private readonly rates: RateLimits,
  ) {}

  /**
   * Answers alike, in like time, whether or not there is such an account (W-04).
   * @param texts the edition that the mail is written in
   * @throws DomainError `rateLimited`
   */
  async send(
    { email }: ParsedBody<'user', 'forgotPassword'>,
    { address }: Visitor,
    texts: Texts,
  ): Promise<void> {
    await this.rates.spend('codeMails', email);
    await this.rates.spend('codeMailsFromAddress', address);
    this.mail.sendLater(() => this.write(email, texts));
  }

  /** @returns what proves the right code when the password is set; only for the browser. @throws DomainError `wrongOtp`, `rateLimited` */
  async verify({ email, otp }: ParsedBody<'user', 'verifyOtp'>, { address }: Visitor): Promise<string> {
    await this.rates.spend('codesFromAddress', address);
    const userId = (await this.users.byEmail(email))?._id.toHexString();
    const right = await this.codes.use(userId, email, otp);
    if (!userId || !right) throw new DomainError('wrongOtp');
    await this.users.confirmEmail(userId, email);
    return this.proofs.issue(userId, email);
  }

  private async write(email: string, texts: Texts): Promise<Mail | undefined> {
    const user = await this.users.byEmail(email);
    if (user?.status !== 'Active') return undefined;
    return codeMail(email, await this.codes.issue(user._id.toHexString(), email), texts);
  }
}
