import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Call } from '../../contract/calls.js';
import { CALL } from './call.js';
import type { CustomerRequest } from './customer.js';
import { DomainError } from './domainError.js';

/** The names under which the auth module registers its passport strategies. */
export const strategies = { access: 'access-token', refresh: 'refresh-token' } as const;

const refuse = <U>(error: unknown, user: U): U => {
  if (error) throw error;
  if (!user) throw new DomainError('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
  return user;
};

class AccessTokenGuard extends AuthGuard(strategies.access) {
  override handleRequest<U>(error: unknown, user: U): U {
    return refuse(error, user);
  }
}

class RefreshTokenGuard extends AuthGuard(strategies.refresh) {
  override handleRequest<U>(error: unknown, user: U): U {
    return refuse(error, user);
  }
}

/** Checks the access of every call. A handler without a row in the table of calls is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly withAccessToken = new AccessTokenGuard();
  private readonly withRefreshToken = new RefreshTokenGuard();

  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const row = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (!row) throw new DomainError('forbidden');
    if (row.access === 'public') return true;
    if (row.access === 'refresh') return Boolean(await this.withRefreshToken.canActivate(context));
    await this.withAccessToken.canActivate(context);
    const { user } = context.switchToHttp().getRequest<CustomerRequest>();
    if (row.access === 'admin' && user?.role !== 'ADMIN') throw new DomainError('forbidden');
    return true;
  }
}
