import { calls } from '../../../contract/calls.js';
import { type Failure, unanswered } from '../net/failure.js';
import { type Answer, send } from '../net/send.js';
import { exclusive } from './exclusive.js';
import { userIdOf, readTokens, writeTokens } from './tokens.js';

/** A new access token, or why there is none; `ended`: there will be none without logging in. */
export type Renewal = { token: string } | { ended: true } | { error: Failure };

interface Renewed {
  data: { accessToken: string; refreshToken?: string };
}

const isRenewed = (reply: unknown): reply is Renewed =>
  typeof reply === 'object' &&
  reply !== null &&
  'data' in reply &&
  typeof reply.data === 'object' &&
  reply.data !== null &&
  'accessToken' in reply.data &&
  typeof reply.data.accessToken === 'string';

const accept = ({ data, error }: Answer, former: string): Renewal => {
  const { access, refresh } = readTokens();
  if (refresh !== former) {
    // Another tab was quicker, as it may be where locks are missing.
    if (access && userIdOf(access) === userIdOf(former)) return { token: access };
    // Somebody logged out, or another person in, while it was on its way: it concerns nobody now.
    return { error: unanswered('aborted') };
  }
  if (error) return error.status === 401 ? { ended: true } : { error };
  if (!isRenewed(data)) return { ended: true };
  const { accessToken, refreshToken = former } = data.data;
  writeTokens({ access: accessToken, refresh: refreshToken });
  return { token: accessToken };
};

const renew = async (refusedToken: string | undefined): Promise<Renewal> => {
  const { access, refresh } = readTokens();
  if (access && access !== refusedToken) return { token: access }; // another tab was quicker
  if (!refresh) return { ended: true };
  return accept(await send({ call: calls.user.refreshToken }, refresh), refresh);
};

let underWay: Promise<Renewal> | undefined;

/**
 * Renews the access token: once for all calls in flight and all tabs (W-08).
 * @param refusedToken the one that was refused; where the stored one differs already, that is the answer
 */
export const renewOnce = (refusedToken: string | undefined): Promise<Renewal> => {
  underWay ??= exclusive('renew', () => renew(refusedToken)).finally(() => {
    underWay = undefined;
  });
  return underWay;
};
