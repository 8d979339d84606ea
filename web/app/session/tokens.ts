import { clearStorage, onOtherTab, readItem, removeItem, writeItem } from './storage.js';

/** The storage keys of the tokens (decisions, "Wire"). */
const accessKey = 'accesstoken';
const refreshKey = 'refreshToken';

export interface Tokens {
  access?: string;
  refresh?: string;
}

const looksLikeToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const readToken = (key: string): string | undefined => {
  const value = readItem(key);
  return value !== undefined && looksLikeToken.test(value) ? value : undefined;
};

/** Returns the stored tokens; an invalid value counts as none. */
export const readTokens = (): Tokens => {
  const access = readToken(accessKey);
  const refresh = readToken(refreshKey);
  return { ...(access && { access }), ...(refresh && { refresh }) };
};

export const writeTokens = ({ access, refresh }: Required<Tokens>): void => {
  writeItem(accessKey, access);
  writeItem(refreshKey, refresh);
};

export const forgetTokens = (): void => {
  removeItem(accessKey);
  removeItem(refreshKey);
};

/** The storage key of the chosen language, which belongs to the device and not to an account. */
export const languageKey = 'language';

/** Clears the customer's stored data at a log-out. */
export const forgetAll = (): void => clearStorage([languageKey]);

export const hasTokens = ({ access, refresh }: Tokens): boolean => Boolean(access ?? refresh);

/**
 * Calls `changed` when another tab logs in, logs out or renews its token.
 * @returns a function that unsubscribes
 */
export const onTokensElsewhere = (changed: () => void): (() => void) =>
  onOtherTab([accessKey, refreshKey], changed);

/** Returns the account id in a token, unverified; used only to notice a change of account. */
export const userIdOf = (token: string | undefined): string | undefined => {
  try {
    const claims: unknown = JSON.parse(
      atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
    return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : undefined;
  } catch {
    return undefined;
  }
};
