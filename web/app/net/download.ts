import type { Call } from '../../../contract/calls.js';
import { type Failure, refused, unanswered } from './failure.js';
import { fetchInSession } from './fetchInSession.js';

/** ms. */
const keptFor = 60_000;

const keep = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor); // the browser may read it only after the click
};

/** Saves what a call answers as a file on this device. @returns why it could not */
export const download = async (call: Call, name: string): Promise<Failure | undefined> => {
  try {
    const response = await fetchInSession(call);
    if (!response.ok) return refused(response.status, await response.json().catch(() => undefined));
    keep(await response.blob(), name);
    return undefined;
  } catch {
    return unanswered('offline'); // the connection, or the stream in its middle
  }
};
