import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { z } from 'zod';
import { id } from '../../contract/wire.js';
import { strategies } from '../common/accessGuard.js';
import type { Customer } from '../common/customer.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { Keys } from '../secrets/keys.js';
import { algorithm, audiences, issuer } from './tokens.service.js';

const optionsFor = (kind: 'access' | 'refresh', keys: Keys): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
  secretOrKey: keys[kind] as KeyObject & Buffer, // the check accepts a key object, which the strategy's types leave out
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

/**
 * The user of a valid refresh token with a live session. Whether the token was used before is not checked
 * yet.
 */
export interface Refresher extends Customer {
  tokenId: string;
}

/** Accepts a signed access token only while its session lives and its account is active. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, strategies.access) {
  constructor(
    keys: Keys,
    private readonly sessions: SessionsService,
  ) {
    super(optionsFor('access', keys));
  }

  async validate(claims: unknown): Promise<Customer | undefined> {
    const { data } = accessClaims.safeParse(claims);
    return data && this.sessions.sessionUser(data.sid, data.sub, data.exp);
  }
}

@Injectable()
export class RefreshTokenStrategy extends PassportStrategy(Strategy, strategies.refresh) {
  constructor(
    keys: Keys,
    private readonly sessions: SessionsService,
  ) {
    super(optionsFor('refresh', keys));
  }

  async validate(claims: unknown): Promise<Refresher | undefined> {
    const { data } = refreshClaims.safeParse(claims);
    const customer = data && (await this.sessions.sessionUser(data.sid, data.sub, data.exp));
    return customer && { ...customer, tokenId: data.jti };
  }
}
