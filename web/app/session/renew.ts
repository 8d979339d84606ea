import { calls } from '../../../contract/calls.js';
import { type CallFailure, unanswered } from '../net/failure.js';
import { type Answer, send } from '../net/send.js';
import { exclusive } from './exclusive.js';
import { userIdOf, readTokens, writeTokens } from './tokens.js';

/** A new access token, or the reason why there is none; `ended` requires a new login. */
export type Renewal = { token: string } | { ended: true } | { error: CallFailure };

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
    // Another tab was faster, which can happen where locks are missing.
    if (access && userIdOf(access) === userIdOf(former)) return { token: access };
    // The account logged out or changed meanwhile, so the answer belongs to no current session.
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
  if (access && access !== refusedToken) return { token: access }; // another tab was faster
  if (!refresh) return { ended: true };
  return accept(await send({ call: calls.user.refreshToken }, refresh), refresh);
};

let underWay: Promise<Renewal> | undefined;

/**
 * Renews the access token, once for all running calls and all tabs.
 * @param refusedToken the token that the shop rejected; if another tab has stored a newer one, that is
 * returned
 */
export const renewOnce = (refusedToken: string | undefined): Promise<Renewal> => {
  underWay ??= exclusive('renew', () => renew(refusedToken)).finally(() => {
    underWay = undefined;
  });
  return underWay;
};
