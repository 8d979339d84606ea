import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { limits } from '../../contract/limits.js';
import type { TokenStamp } from '../accounts/sessions.service.js';
import { Keys } from '../secrets/keys.js';

export const algorithm = 'HS256';
export const issuer = 'tokri';
/** The `aud` claims: an access token cannot refresh, and a refresh token gives no access. */
export const audiences = { access: 'tokri:access', refresh: 'tokri:refresh' } as const;

const seconds = { access: limits.accessMinutes * 60, refresh: limits.refreshDays * 86_400 };

@Injectable()
export class TokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: Keys,
  ) {}

  /**
   * Signs an access token and a refresh token for an account (`sub`) and a session (`sid`). The same stamp always gives
   * the same pair. The role is read from the account's record.
   */
  pair({ userId, sessionId, tokenId, issuedAt }: TokenStamp) {
    const claims = { sub: userId, sid: sessionId };
    return {
      access: this.sign('access', claims, issuedAt),
      refresh: this.sign('refresh', { ...claims, jti: tokenId }, issuedAt),
    };
  }

  private sign(kind: keyof typeof audiences, claims: object, issuedAt: Date): string {
    const iat = Math.floor(issuedAt.getTime() / 1000);
    const payload = { ...claims, iss: issuer, aud: audiences[kind], iat, exp: iat + seconds[kind] };
    // the `secret` option would work as well, but its type does not accept key objects
    return this.jwt.sign(payload, { privateKey: this.keys.all[kind], algorithm });
  }
}
