import type { Call } from '../../../contract/calls.js';
import { words } from '../language/edition.js';
import { renewOnce } from '../session/renew.js';
import { personOf, readTokens } from '../session/tokens.js';

/**
 * The whole answer of a call without a body, such as a stream or a file, with the stored token; a refused one is renewed once.
 * A bearer token cannot travel in a link or an `EventSource`, and must not stand in an address. Rejects where no answer comes.
 */
export const fetchInSession = async ({ path, method }: Call, signal?: AbortSignal): Promise<Response> => {
  const { access } = readTokens();
  const ask = (token: string | undefined) =>
    fetch(path, {
      method,
      ...(signal && { signal }),
      headers: {
        'accept-language': words().language,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  const first = await ask(access);
  if (first.status !== 401) return first;
  const renewed = await renewOnce(access);
  const sameOwner = 'token' in renewed && (!access || personOf(access) === personOf(renewed.token));
  return sameOwner ? ask(renewed.token) : first; // nothing is asked in the name of who logged in meanwhile
};
