import type { KeyObject } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Call } from '../../contract/calls.js';
import { id } from '../../contract/wire.js';
import { LiveSessionsService } from '../accounts/liveSessions.service.js';
import { CALL, type Customer, type CustomerRequest } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import { entryLimit } from '../common/entryLimit.js';
import { Keys } from '../secrets/keys.js';
import { algorithm, audiences, issuer } from './tokens.service.js';

/** The names of the passport strategies. */
const strategies = { access: 'access-token', refresh: 'refresh-token' } as const;

const unauthenticated = () =>
  new DomainError('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });

const bearerToken = ExtractJwt.fromAuthHeaderAsBearerToken();

const optionsFor = (kind: 'access' | 'refresh', keys: Keys): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: bearerToken,
  secretOrKey: keys.all[kind] as KeyObject & Buffer, // the check accepts a key object, which the strategy's types leave out
  algorithms: [algorithm],
  audience: audiences[kind],
  issuer,
  ignoreExpiration: true, // the query for the session compares `exp` with MongoDB's clock, which also set it
});

const accessClaims = z.object({
  sub: id,
  sid: z.string(),
  /** Time when the token expires: seconds since 1970 in the token, a Date after parsing. */
  exp: z
    .int()
    .max(8.64e12)
    .transform((seconds) => new Date(seconds * 1000)),
});
const refreshClaims = accessClaims.extend({ jti: z.string() });

/** The user of a valid refresh token with a live session. Whether the token was used before is not checked yet. */
export interface Refresher extends Customer {
  tokenId: string;
}

/** Accepts a signed access token only while its session lives and its account is active. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, strategies.access) {
  /** The claims of tokens whose signature was right: a customer sends the same token with each call. */
  private readonly checked = new LRUCache<string, z.output<typeof accessClaims>>(entryLimit(20_000));

  constructor(
    keys: Keys,
    private readonly sessions: LiveSessionsService,
  ) {
    super({ ...optionsFor('access', keys), passReqToCallback: true });
  }

  async validate(request: CustomerRequest, claims: unknown): Promise<Customer | undefined> {
    const { data } = accessClaims.safeParse(claims);
    const token = bearerToken(request);
    if (data && token) this.checked.set(token, data);
    return data && this.sessions.user(data.sid, data.sub, data.exp);
  }

  /**
   * Returns the user of a token whose signature was checked before; session and expiry are checked again.
   * @returns undefined for a token that is not known
   * @throws DomainError `unauthenticated`
   */
  async knownUser(request: CustomerRequest): Promise<Customer | undefined> {
    const token = bearerToken(request) ?? '';
    const claims = this.checked.get(token);
    if (!claims) return undefined;
    const user = await this.sessions.user(claims.sid, claims.sub, claims.exp);
    if (user) return user;
    this.checked.delete(token);
    throw unauthenticated();
  }
}

/** Accepts a signed refresh token only while its session lives and its account is active. */
@Injectable()
export class RefreshTokenStrategy extends PassportStrategy(Strategy, strategies.refresh) {
  constructor(
    keys: Keys,
    private readonly sessions: LiveSessionsService,
  ) {
    super(optionsFor('refresh', keys));
  }

  async validate(claims: unknown): Promise<Refresher | undefined> {
    const { data } = refreshClaims.safeParse(claims);
    const customer = data && (await this.sessions.storedUser(data.sid, data.sub, data.exp));
    return customer && { ...customer, tokenId: data.jti };
  }
}

const guardBy = (strategy: string) =>
  new (class extends AuthGuard(strategy) {
    override handleRequest<U>(error: unknown, user: U): U {
      if (error) throw error;
      if (!user) throw unauthenticated();
      return user;
    }
  })();

/** Checks the access of every call. A handler without a row in the table of calls is closed to everybody. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly withAccessToken = guardBy(strategies.access);
  private readonly withRefreshToken = guardBy(strategies.refresh);

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: LiveSessionsService,
    private readonly accessTokens: AccessTokenStrategy,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const row = this.reflector.get<Call | undefined>(CALL, context.getHandler());
    if (!row) throw new DomainError('forbidden');
    if (row.access === 'public') return true;
    if (row.access === 'refresh') return Boolean(await this.withRefreshToken.canActivate(context));
    const request = context.switchToHttp().getRequest<CustomerRequest>();
    const known = await this.accessTokens.knownUser(request);
    if (known) request.user = known;
    else await this.withAccessToken.canActivate(context);
    if (row.access === 'admin') await this.requireAdmin(request);
    return true;
  }

  /** Refuses everyone who is not an admin at this moment: for admins, sessions are always read. */
  private async requireAdmin(request: CustomerRequest): Promise<void> {
    const { user } = request;
    const admin = user && (await this.sessions.storedUser(user.sessionId, user.id));
    if (!admin) throw unauthenticated();
    request.user = admin;
    if (admin.role !== 'ADMIN') throw new DomainError('forbidden');
  }
}
