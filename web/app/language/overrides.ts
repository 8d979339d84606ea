import {
  applyOverrides,
  overridesId,
  type Overrides,
  type PageOverrides,
} from '../../../contract/messages/overrides.js';

/**
 * Returns the shop's own messages, which override built-in ones, and its further languages. The server writes them into
 * the HTML page.
 */
export const overrides = (): PageOverrides =>
  // a server has applied them already (server.tsx)
  (typeof document === 'undefined'
    ? {}
    : JSON.parse(document.getElementById(overridesId)?.textContent ?? '{}')) as PageOverrides; // checked by the server

/** Overrides messages of a language by the shop's own, in place, and returns the same object. */
export const overridden = <M extends object>(language: string, messages: M): M => {
  applyOverrides(messages, overrides()[language as keyof Overrides] ?? {}); // a further language has none
  return messages;
};

/**
 * Overrides the messages of a part that loads by itself, such as the dashboard's, by the shop's own, in place, and
 * returns the same object.
 */
export const overriddenPart = <M extends object>(
  language: string,
  part: 'admin' | 'ratings',
  messages: M,
): M => {
  applyOverrides({ [part]: messages }, { [part]: overrides()[language as keyof Overrides]?.[part] ?? {} });
  return messages;
};
