import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { z } from 'zod';
import { id } from '../../contract/wire.js';
import { strategies } from '../common/accessGuard.js';
import type { Customer } from '../common/customer.js';
import { SessionsService } from '../users/sessions.service.js';
import { Keys } from '../secrets/keys.js';
import { algorithm, audiences, issuer } from './tokens.js';

const optionsFor = (kind: 'access' | 'refresh', keys: Keys): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
  secretOrKey: keys[kind] as KeyObject & Buffer, // the check takes a key object, which the strategy's types do not know
  algorithms: [algorithm],
  audience: audiences[kind],
  issuer,
  ignoreExpiration: true, // the session's look-up compares `exp` by MongoDB's clock, which stamped it
});

const accessClaims = z.object({
  sub: id,
  sid: z.string(),
  /** Seconds since 1970. */
  exp: z
    .int()
    .max(8.64e12)
    .transform((seconds) => new Date(seconds * 1000)),
});
const refreshClaims = accessClaims.extend({ jti: z.string() });

/** The bearer of a refresh token that is signed, in time, and of a live session; whether it was used is not known yet. */
export interface Refresher extends Customer {
  tokenId: string;
}

/** A signed token in time is not enough: its session has to live and its account to be active, at this moment. */
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
