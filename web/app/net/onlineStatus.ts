import { useSyncExternalStore } from 'react';
import { limits } from '../../../contract/limits.js';
import { routes } from '../../../contract/links.js';
import { createEmitter } from '../emitter.js';

/**
 * The online status of the shop: `here` is online, `away` means that a request waits for the offline shop,
 * `trying` means that a retry is running.
 */
export type OnlineStatus = 'here' | 'away' | 'trying';

let onlineStatus: OnlineStatus = 'here';
const changes = createEmitter();
const waiting = new Set<() => void>();

const set = (now: OnlineStatus) => {
  onlineStatus = now;
  changes.emit();
};

/** Asks the shop whether it is online. A status of 500 or more, such as a proxy's "unavailable", counts as offline. */
export const shopAnswers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(limits.requestTimeout);
    const { status } = await fetch(routes.home, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
};

/**
 * Checks again whether the shop is online and, if so, lets waiting requests go on.
 * @returns whether the shop is online
 */
export const tryAgain = async (): Promise<boolean> => {
  if (onlineStatus === 'here') return true;
  if (onlineStatus === 'trying') return false;
  set('trying');
  if (!(await shopAnswers())) {
    set('away');
    return false;
  }
  set('here');
  window.removeEventListener('online', tryAgain);
  clearInterval(timer);
  timer = undefined;
  for (const goOn of waiting) goOn();
  waiting.clear();
  window.dispatchEvent(new Event('online')); // data that did not load loads again, as after the loss of the network
  return true;
};

/** In ms: how often the offline shop is asked again while a request waits for it. */
const pause = 15_000;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Resolves once the shop is online again. The shop is asked at each call of `tryAgain`, when the browser's
 * network returns, and every 15 seconds.
 */
export const shopIsBack = (): Promise<void> =>
  new Promise((goOn) => {
    waiting.add(goOn);
    window.addEventListener('online', tryAgain);
    timer ??= setInterval(() => void tryAgain(), pause);
    set('away');
  });

/** Returns the online status of the shop. */
export const useOnlineStatus = (): OnlineStatus =>
  useSyncExternalStore(
    changes.subscribe,
    () => onlineStatus,
    () => 'here',
  );

const followNetwork = (changed: () => void) => {
  const unfollow = changes.subscribe(changed);
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    unfollow();
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Tells whether the browser has a network and no request waits for the offline shop. */
const isOnline = (): boolean => navigator.onLine && onlineStatus === 'here';

/** Returns whether the shop can be reached, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(followNetwork, isOnline, () => true);
