import { useSyncExternalStore } from 'react';
import { limits } from '../../../contract/limits.js';
import { routes } from '../../../contract/links.js';

/** Whether the shop answers: `away` once something waits for it, `trying` while it is asked again. */
export type OnlineStatus = 'here' | 'away' | 'trying';

let onlineStatus: OnlineStatus = 'here';
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

const set = (now: OnlineStatus) => {
  onlineStatus = now;
  for (const changed of listeners) changed();
};

/** Whether the shop is there at all; a proxy that says it is not counts as no answer. */
export const shopAnswers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(limits.requestTimeout);
    const { status } = await fetch(routes.home, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
};

/** Asks the shop again; where it answers, whatever waits for it goes on. Says whether it answers. */
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
  for (const goOn of waiting) goOn();
  waiting.clear();
  return true;
};

/** Resolves once the shop has answered again: it is asked by `tryAgain`, and when the network comes back. */
export const shopIsBack = (): Promise<void> =>
  new Promise((goOn) => {
    waiting.add(goOn);
    window.addEventListener('online', tryAgain);
    set('away');
  });

const follow = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
const now = () => onlineStatus;
const first = (): OnlineStatus => 'here';

/** Whether something waits for the shop to answer. */
export const useOnlineStatus = (): OnlineStatus => useSyncExternalStore(follow, now, first);
