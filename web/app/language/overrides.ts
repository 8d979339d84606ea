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
 * Overrides the dashboard's messages of a language by the shop's own, in place, and returns the same object.
 */
export const overriddenAdmin = <M extends object>(language: string, messages: M): M => {
  applyOverrides({ admin: messages }, { admin: overrides()[language as keyof Overrides]?.admin ?? {} });
  return messages;
};
