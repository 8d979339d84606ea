import { applyOverrides, overridesId, type Overrides } from '../../../contract/messages/overrides.js';

/**
 * Returns the shop's own messages, which override built-in ones. The server writes them into the HTML page.
 */
const overrides = (): Overrides =>
  // a server has applied them already (server.tsx)
  (typeof document === 'undefined'
    ? {}
    : JSON.parse(document.getElementById(overridesId)?.textContent ?? '{}')) as Overrides; // checked by the server

/** Overrides messages of a language by the shop's own, in place, and returns the same object. */
export const overridden = <M extends object>(language: keyof Overrides, messages: M): M => {
  applyOverrides(messages, overrides()[language] ?? {});
  return messages;
};

/**
 * Overrides the dashboard's messages of a language by the shop's own, in place, and returns the same object.
 */
export const overriddenAdmin = <M extends object>(language: keyof Overrides, messages: M): M => {
  applyOverrides({ admin: messages }, { admin: overrides()[language]?.admin ?? {} });
  return messages;
};
