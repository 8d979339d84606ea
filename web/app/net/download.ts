import type { Call } from '../../../contract/calls.js';
import type { AppThunk } from '../store.js';
import { type Failure, unanswered } from './failure.js';
import { openInSession } from './openInSession.js';

/** ms. */
const keptFor = 60_000;

const keep = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor); // the browser may read it only after the click
};

const nameIn = ({ headers }: Response): string | undefined =>
  /filename="([^"/\\]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];

/** Saves what a call answers as a file on this device, by the name that the shop gives it, or else `name`. @returns why it could not */
export const download =
  (call: Call, name: string, body?: unknown): AppThunk<Promise<Failure | undefined>> =>
  async (dispatch) => {
    const { data: response, error } = await dispatch(openInSession(call, undefined, body));
    if (error) return error;
    try {
      keep(await response.blob(), nameIn(response) ?? name);
      return undefined;
    } catch {
      return unanswered('offline'); // the stream broke in its middle
    }
  };
