import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Messages } from '../../contract/messages/en.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import type { Device } from '../common/device.js';
import { DomainError } from '../common/domainError.js';
import { transact } from '../database/transact.js';
import { PasswordAttemptsService } from '../rateLimits/passwordAttempts.service.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import type { Visitor } from '../common/visitor.js';
import { hashPassword, isOutdated, passwordMatches, refuseCommon } from '../common/passwords.js';
import { SessionsService, type TokenStamp } from '../accounts/sessions.service.js';
import { UsersService } from '../accounts/users.service.js';
import type { Refresher } from './accessGuard.js';
import { TokensService } from './tokens.service.js';

type Credentials = ParsedBody<'user', 'login'>;

/** Registers customers, logs users in and out, and refreshes their tokens. */
@Injectable()
export class AuthService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly tries: PasswordAttemptsService,
    private readonly rateLimits: RateLimitsService,
  ) {}

  /** Registers a customer. @throws DomainError `commonPassword`, `emailTaken`, `rateLimited` */
  async register(
    input: ParsedBody<'user', 'register'>,
    { address }: Visitor,
    { language }: Messages,
  ): Promise<void> {
    refuseCommon(input.password, input);
    await this.rateLimits.spend('registrationsFromAddress', address);
    await this.users.register({ ...input, language });
  }

  /**
   * Logs a user in. An unknown email, a wrong password and a blocked account get the same answer in about the
   * same time. Only failures count for the rate limit.
   * @throws DomainError `wrongCredentials`, `rateLimited`
   */
  async logIn(credentials: Credentials, { address, device }: Visitor): Promise<Outcome<'user', 'login'>> {
    const { email } = credentials;
    const stamp = await this.tries.count(email, address, () => this.startSession(credentials, device));
    const { access, refresh } = this.tokens.pair(stamp);
    return { data: { accesstoken: access, refreshToken: refresh } };
  }

  /**
   * Exchanges a refresh token for a new pair of tokens.
   * @throws DomainError `sessionEnded` for a token that was used before, `rateLimited`
   */
  async refresh(
    { sessionId, tokenId }: Refresher,
    { device }: Visitor,
  ): Promise<Outcome<'user', 'refreshToken'>> {
    await this.rateLimits.spend('refreshes', sessionId);
    const { access, refresh } = this.tokens.pair(await this.sessions.rotate(sessionId, tokenId, device));
    return { data: { accessToken: access, refreshToken: refresh } };
  }

  async logOut(sessionId: string): Promise<void> {
    await this.sessions.end(sessionId);
  }

  /**
   * Starts a session and tries twice, because a parallel login may have replaced the outdated password hash
   * between check and start.
   * @throws DomainError `wrongCredentials`
   */
  private async startSession(credentials: Credentials, device: Device): Promise<TokenStamp> {
    const stamp =
      (await this.tryToStart(credentials, device)) ?? (await this.tryToStart(credentials, device));
    if (!stamp) throw new DomainError('wrongCredentials');
    return stamp;
  }

  /**
   * Checks the password and starts a session.
   * @returns undefined when the account changed since its password was checked
   * @throws DomainError `wrongCredentials`
   */
  private async tryToStart({ email, password }: Credentials, device: Device) {
    const user = await this.users.withPassword(email);
    const right = await passwordMatches(password, user?.password_hash);
    if (!right || user?.status !== 'Active') throw new DomainError('wrongCredentials');
    const renewed = isOutdated(user.password_hash) ? await hashPassword(password) : undefined;
    return transact(this.connection, async (session) =>
      (await this.users.noteLogin(user, session, renewed))
        ? this.sessions.start(user._id.toHexString(), device, session)
        : undefined,
    );
  }
}
