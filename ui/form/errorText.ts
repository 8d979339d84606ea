import type { FieldError } from 'react-hook-form';
import { messages } from '../../contract/messages/page/en.js';

/** Only the default edition has sentences without a capital. */
const asSpecified: ReadonlySet<string> = new Set(Object.values(messages.local));

const sentence = (text: string) =>
  asSpecified.has(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The contract says "is needed"; beside a field it reads "Pincode is needed". Whole sentences stay as they are. */
export const errorText = (
  label: string,
  error: Partial<Pick<FieldError, 'type' | 'message'>> | undefined,
): string | undefined => {
  if (!error?.message) return undefined;
  const isWhole = error.type === 'custom' || error.type === 'server';
  return isWhole ? sentence(error.message) : `${label} ${error.message}`;
};

/** The fault of a list, or the first one inside it: the list shows one sentence. */
export const listError = (error: FieldError | undefined): FieldError | undefined =>
  error?.message || !Array.isArray(error)
    ? error
    : error.find((candidate: FieldError | undefined) => candidate?.message);
