import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../contract/user.js';

/** The caller: the account behind a checked access token. */
export interface Customer {
  id: string;
  role: Role;
  name: string;
  email: string;
  sessionId: string;
}

export type CustomerRequest = FastifyRequest & { user?: Customer };

/** Injects the caller; only for calls whose access is `user`, `admin` or `refresh`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { user } = context.switchToHttp().getRequest<CustomerRequest>();
  if (!user) throw new Error('this call is open to anyone: it has no current user');
  return user;
});
