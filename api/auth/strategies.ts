import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy, type StrategyOptionsWithoutRequest } from 'passport-jwt';
import { strategies } from '../common/accessGuard.js';
import type { Customer } from '../common/customer.js';
import { SessionsService } from '../users/sessions.service.js';
import { Keys } from '../secrets/keys.js';
import { type AccessClaims, algorithm, audiences, issuer, type RefreshClaims } from './tokens.js';

const optionsFor = (kind: 'access' | 'refresh', keys: Keys): StrategyOptionsWithoutRequest => ({
  jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
  secretOrKey: keys[kind] as KeyObject & Buffer, // the check takes a key object, which the strategy's types do not know
  algorithms: [algorithm],
  audience: audiences[kind],
  issuer,
});

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

  validate({ sid, sub }: AccessClaims): Promise<Customer | undefined> {
    return this.sessions.bearer(sid, sub);
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

  async validate({ sid, sub, jti }: RefreshClaims): Promise<Refresher | undefined> {
    const customer = await this.sessions.bearer(sid, sub);
    return customer && { ...customer, tokenId: jti };
  }
}
