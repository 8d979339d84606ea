import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { calls, resetCookie } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import { limits } from '../../contract/limits.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CurrentMessages } from '../common/locale.js';
import { CONFIG, type Config } from '../config/config.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { CurrentVisitor, type Visitor } from '../common/visitor.js';
import { AuthService } from './auth.service.js';
import { EmailRestoreService } from './emailRestore.service.js';
import { PasswordCodesService } from './passwordCodes.service.js';
import { PasswordResetService } from './passwordReset.service.js';
import type { Refresher } from './accessGuard.js';

const resetCookieOptions = ({ PUBLIC_URL }: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: PUBLIC_URL?.startsWith('https:') ?? false,
  path: calls.user.resetPassword.path,
});

/**
 * Sets a cookie with the proof that this browser may set a new password. No script can read it, and the
 * browser sends it only to the call that sets the password.
 */
const setResetCookie = (reply: FastifyReply, proof: string, config: Config): void => {
  reply.setCookie(resetCookie, proof, { ...resetCookieOptions(config), maxAge: limits.otpMinutes * 60 });
};

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly codes: PasswordCodesService,
    private readonly passwords: PasswordResetService,
    private readonly emails: EmailRestoreService,
    private readonly rateLimits: RateLimitsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(calls.user.register)
  register(
    @Body() body: ParsedBody<'user', 'register'>,
    @CurrentVisitor() visitor: Visitor,
    @CurrentMessages() messages: Messages,
  ) {
    return this.auth.register(body, visitor, messages);
  }

  @Call(calls.user.login)
  login(@Body() body: ParsedBody<'user', 'login'>, @CurrentVisitor() visitor: Visitor) {
    return this.auth.logIn(body, visitor);
  }

  @Call(calls.user.refreshToken)
  refresh(@CurrentUser() refresher: Refresher, @CurrentVisitor() visitor: Visitor) {
    return this.auth.refresh(refresher, visitor);
  }

  @Call(calls.user.logout)
  logout(@CurrentUser() customer: Customer) {
    return this.auth.logOut(customer.sessionId);
  }

  @Call(calls.user.forgotPassword)
  forgotPassword(
    @Body() body: ParsedBody<'user', 'forgotPassword'>,
    @CurrentVisitor() visitor: Visitor,
    @CurrentMessages() messages: Messages,
  ) {
    return this.codes.send(body, visitor, messages);
  }

  @Call(calls.user.verifyOtp)
  async verifyOtp(
    @Body() body: ParsedBody<'user', 'verifyOtp'>,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    setResetCookie(reply, await this.codes.verify(body, visitor), this.config);
  }

  @Call(calls.user.resetPassword)
  async resetPassword(
    @Body() body: ParsedBody<'user', 'resetPassword'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.passwords.reset(body, request.cookies[resetCookie]);
    reply.clearCookie(resetCookie, resetCookieOptions(this.config));
  }

  @Call(calls.user.undoEmail)
  async undoEmail(
    @Body() body: ParsedBody<'user', 'undoEmail'>,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimits.spend('codesFromAddress', visitor.address);
    const { userId, email, proof } = await this.emails.restore(body);
    setResetCookie(reply, proof, this.config);
    return { data: { _id: userId, email } };
  }
}
