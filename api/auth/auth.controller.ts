import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import type { Messages } from '../../contract/messages/en.js';
import { Call } from '../common/call.js';
import { CurrentUser, type Customer } from '../common/customer.js';
import { CurrentMessages } from '../common/locale.js';
import { CONFIG, type Config } from '../config/config.js';
import { RateLimitsService } from '../rateLimits/rateLimits.service.js';
import { CurrentVisitor, type Visitor } from '../rateLimits/visitor.js';
import { AuthService } from './auth.service.js';
import { EmailRestoreService } from './emailRestore.service.js';
import { PasswordCodesService } from './passwordCodes.service.js';
import { PasswordResetService } from './passwordReset.service.js';
import { RegistrationService } from './registration.service.js';
import { giveProof, proofIn, takeProof } from './resetCookie.js';
import type { Refresher } from './strategies.js';

@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
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
    return this.registration.register(body, visitor, messages);
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
    giveProof(reply, await this.codes.verify(body, visitor), this.config);
  }

  @Call(calls.user.resetPassword)
  async resetPassword(
    @Body() body: ParsedBody<'user', 'resetPassword'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.passwords.reset(body, proofIn(request));
    takeProof(reply, this.config);
  }

  @Call(calls.user.undoEmail)
  async undoEmail(
    @Body() body: ParsedBody<'user', 'undoEmail'>,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimits.spend('codesFromAddress', visitor.address);
    const { userId, email, proof } = await this.emails.restore(body);
    giveProof(reply, proof, this.config);
    return { data: { _id: userId, email } };
  }
}
