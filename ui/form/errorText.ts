import type { FieldError } from 'react-hook-form';
import { messages } from '../../contract/messages/page/en.js';

/**
 * English error messages that the specification prescribes word for word. They are shown unchanged, even if
 * they begin with a small letter.
 */
const asSpecified: ReadonlySet<string> = new Set(Object.values(messages.local));

const sentence = (text: string) =>
  asSpecified.has(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the error message of a field. Puts the field's label before a message such as "is required": "PIN
 * code is required". A message that is a whole sentence gets no label.
 */
export const errorText = (
  label: string,
  error: Partial<Pick<FieldError, 'type' | 'message'>> | undefined,
): string | undefined => {
  if (!error?.message) return undefined;
  const isWhole = error.type === 'custom' || error.type === 'server';
  return isWhole ? sentence(error.message) : `${label} ${error.message}`;
};

/** Returns the error of a list, or the first error of its items: a list shows only one sentence. */
export const listError = (error: FieldError | undefined): FieldError | undefined =>
  error?.message || !Array.isArray(error)
    ? error
    : error.find((candidate: FieldError | undefined) => candidate?.message);
