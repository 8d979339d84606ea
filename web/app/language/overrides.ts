import { applyOverrides, overridesId, type Overrides } from '../../../contract/messages/overrides.js';

/** The messages that this shop replaces, as the page brought them. */
const overrides = (): Overrides =>
  JSON.parse(document.getElementById(overridesId)?.textContent ?? '{}') as Overrides; // the server wrote and checked it

/** Puts the shop's own words into messages of a language, in place, and returns them. */
export const overridden = <M extends object>(language: keyof Overrides, messages: M): M => {
  applyOverrides(messages, overrides()[language] ?? {});
  return messages;
};

/** The same for the messages of the dashboard. */
export const overriddenAdmin = <M extends object>(language: keyof Overrides, messages: M): M => {
  applyOverrides({ admin: messages }, { admin: overrides()[language]?.admin ?? {} });
  return messages;
};
