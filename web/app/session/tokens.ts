import { clearStorage, onOtherTab, readItem, removeItem, writeItem } from './storage.js';

/** Where the tokens are kept (decisions, "Wire"). */
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

/** What is stored; whatever cannot be a token counts as none. */
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

/** Where the chosen language is kept: the device's, whoever is logged in. */
export const languageKey = 'language';

/** Everything of the customer's, as log-out asks (S-090). */
export const forgetAll = (): void => clearStorage([languageKey]);

export const hasTokens = ({ access, refresh }: Tokens): boolean => Boolean(access ?? refresh);

/** Tells when another tab logs in, logs out or renews its token. Returns how to stop. */
export const onTokensElsewhere = (changed: () => void): (() => void) =>
  onOtherTab([accessKey, refreshKey], changed);

/** Whose token it is, as far as its own text says; only to notice that another person logged in. */
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
