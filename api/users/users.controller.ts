import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call, CurrentUser, type Customer } from '../common/call.js';
import { CurrentVisitor, type Visitor } from '../common/visitor.js';
import { AvatarService } from './avatar.service.js';
import { SessionListService } from './sessionList.service.js';
import { ProfileService } from './profile.service.js';
import { ProfileChangesService } from './profileChanges.service.js';

@Controller()
export class UsersController {
  constructor(
    private readonly profile: ProfileService,
    private readonly changes: ProfileChangesService,
    private readonly avatars: AvatarService,
    private readonly sessions: SessionListService,
  ) {}

  @Call(calls.user.details)
  details(@CurrentUser() customer: Customer) {
    return this.profile.of(customer.id);
  }

  @Call(calls.user.update)
  update(
    @CurrentUser() customer: Customer,
    @Body() body: ParsedBody<'user', 'update'>,
    @CurrentVisitor() visitor: Visitor,
  ) {
    return this.changes.update(customer, body, visitor);
  }

  @Call(calls.user.uploadAvatar)
  uploadAvatar(@CurrentUser() customer: Customer, @Req() request: FastifyRequest) {
    return this.avatars.change(customer.id, request);
  }

  @Call(calls.user.sessions)
  listSessions(@CurrentUser() customer: Customer) {
    return this.sessions.of(customer);
  }

  @Call(calls.user.endSession)
  endSession(@CurrentUser() customer: Customer, @Body() body: ParsedBody<'user', 'endSession'>) {
    return this.sessions.end(customer, body);
  }

  @Call(calls.user.endOtherSessions)
  endOtherSessions(@CurrentUser() customer: Customer) {
    return this.sessions.endOthers(customer);
  }
}
