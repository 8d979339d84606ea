import type { Call } from '../../../contract/calls.js';
import type { AppThunk } from '../store.js';
import { inSession } from './baseQuery.js';
import { type Answer, open } from './call.js';

/**
 * Opens the reply of a call, such as a stream or a file, with the access token in a header. A link or an
 * `EventSource` cannot send that header, and an address must not contain a token.
 */
export const openInSession =
  (call: Call, signal?: AbortSignal, body?: unknown): AppThunk<Promise<Answer<Response>>> =>
  (dispatch, getState) =>
    inSession((token) => open({ call, body }, token, signal), { dispatch, getState });
