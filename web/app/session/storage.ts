import { isObject } from '../../../contract/isObject.js';
import { languageCookieName as languageKey } from '../../../contract/pageData.js';

/**
 * Returns functions that access a storage of the browser and never throw. Values that the storage could not take,
 * because it is blocked, full or broken, replace the stored ones as long as the page lives.
 * @param storage called at each access, so that a server can import this file
 */
const safeStorage = (storage: () => Storage) => {
  const kept = new Map<string, string | undefined>();
  const readItem = (key: string): string | undefined => {
    if (kept.has(key)) return kept.get(key);
    try {
      return storage().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const removeItem = (key: string): void => {
    kept.delete(key);
    try {
      storage().removeItem(key);
    } catch {
      kept.set(key, undefined); // a value that cannot be removed is not read again
    }
  };
  const writeItem = (key: string, value: string): void => {
    try {
      storage().setItem(key, value);
      kept.delete(key);
    } catch {
      removeItem(key);
      kept.set(key, value);
    }
  };
  return {
    readItem,
    removeItem,
    writeItem,
    /** Returns a stored JSON value; undefined if it is missing or corrupt. */
    readJson: (key: string): unknown => {
      try {
        return JSON.parse(readItem(key) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    writeJson: (key: string, value: unknown) => writeItem(key, JSON.stringify(value)),
    clear: (): void => {
      kept.clear();
      try {
        storage().clear();
      } catch {
        // Storage is blocked, so it holds none of our data.
      }
    },
  };
};

export const {
  readItem,
  removeItem,
  writeItem,
  readJson,
  writeJson,
  clear: clearStorage,
} = safeStorage(() => localStorage);

/** Access to the session storage, which belongs to one tab and survives a reload. */
export const tabStorage = safeStorage(() => sessionStorage);

/**
 * Calls `changed` when another tab has changed one of `keys` or cleared the storage.
 * @returns a function that unsubscribes
 */
export const onOtherTab = (keys: readonly string[], changed: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || keys.includes(key)) changed();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};

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

/** The storage key of the chosen language, which belongs to the device and not to an account: the cookie's name. */
export { languageKey };

/** Stores the chosen language, also for a year in a cookie, because the server cannot read the browser's storage. */
export const storeLanguage = (language: string): void => {
  writeItem(languageKey, language);
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
};

/** Clears the customer's stored data at a log-out. The language stays, because it belongs to the device. */
export const forgetAll = (): void => {
  const language = readItem(languageKey);
  clearStorage();
  if (language !== undefined) writeItem(languageKey, language);
};

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
    return isObject(claims) && 'sub' in claims ? String(claims.sub) : undefined;
  } catch {
    return undefined;
  }
};
