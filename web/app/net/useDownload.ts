import { useState } from 'react';
import type { Call } from '../../../contract/calls.js';
import { isTokenRefused } from '../session/inSession.js';
import { useAppDispatch } from '../store.js';
import { download } from './download.js';
import type { Failure } from './failure.js';

/** A file that a call answers: whether it is on its way, and how to fetch it. @returns why it could not be, unless a log-out says so */
export const useDownload = (call: Call, name: string, body?: unknown) => {
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState(false);
  const save = async (): Promise<Failure | undefined> => {
    setPending(true);
    const failure = await dispatch(download(call, name, body));
    setPending(false);
    return failure && isTokenRefused(failure) ? undefined : failure;
  };
  return { pending, save };
};
