import { useState } from 'react';
import type { Call } from '../../../contract/calls.js';
import { isTokenRefused } from '../session/inSession.js';
import { useAppDispatch } from '../store.js';
import { download } from './download.js';
import type { CallFailure } from './failure.js';

/**
 * Returns `save`, which downloads the file that a call returns, and `pending`, which tells whether a download
 * is running. `save` resolves with the failure, if any; the end of the session is reported elsewhere.
 */
export const useDownload = (call: Call, name: string, body?: unknown) => {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const save = async (): Promise<CallFailure | undefined> => {
    setPending(true);
    const failure = await dispatch(download(call, name, body));
    setPending(false);
    return failure && isTokenRefused(failure) ? undefined : failure;
  };
  return { pending, save };
};
