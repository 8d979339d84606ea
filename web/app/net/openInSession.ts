import type { Call } from '../../../contract/calls.js';
import { inSession } from '../session/inSession.js';
import type { AppThunk } from '../store.js';
import { type Answer, open } from './send.js';

/**
 * Opens the reply of a call, such as a stream or a file. A bearer token cannot travel in a link or an
 * `EventSource`, and must not stand in an address.
 */
export const openInSession =
  (call: Call, signal?: AbortSignal, body?: unknown): AppThunk<Promise<Answer<Response>>> =>
  (dispatch, getState) =>
    inSession((token) => open({ call, body }, token, signal), { dispatch, getState });
