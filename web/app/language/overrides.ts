import { applyOverrides, overridesId, type Overrides } from '../../../contract/messages/overrides.js';

/** Returns the messages that this shop overrides; the page contains them. */
const overrides = (): Overrides =>
  JSON.parse(document.getElementById(overridesId)?.textContent ?? '{}') as Overrides; // checked by the server

/** Overrides messages of a language in place and returns them. */
export const overridden = <M extends object>(language: keyof Overrides, messages: M): M => {
  applyOverrides(messages, overrides()[language] ?? {});
  return messages;
};

/** Overrides messages of the dashboard in place and returns them. */
export const overriddenAdmin = <M extends object>(language: keyof Overrides, messages: M): M => {
  applyOverrides({ admin: messages }, { admin: overrides()[language]?.admin ?? {} });
  return messages;
};
