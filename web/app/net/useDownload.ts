import { useState } from 'react';
import type { Call } from '../../../contract/calls.js';
import { useAppDispatch, type AppThunk } from '../store.js';
import { type CallFailure, isTokenRefused, unanswered } from './failure.js';
import { openInSession } from './openInSession.js';

/** In ms: how long the object URL of a downloaded file stays valid after the click that saves it. */
const releaseDelay = 60_000;

const keep = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseDelay); // the browser may read it only after the click
};

const nameIn = ({ headers }: Response): string | undefined =>
  /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

/**
 * Saves the reply of a call as a file. The file name comes from the reply's header, or else is `name`.
 * @returns the failure, if any
 */
const download =
  (call: Call, name: string, body?: unknown): AppThunk<Promise<CallFailure | undefined>> =>
  async (dispatch) => {
    const { data: response, error } = await dispatch(openInSession(call, undefined, body));
    if (error) return error;
    try {
      keep(await response.blob(), nameIn(response) ?? name);
      return undefined;
    } catch {
      return unanswered('offline'); // the connection broke in the middle
    }
  };

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
