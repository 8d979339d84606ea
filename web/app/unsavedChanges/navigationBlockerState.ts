import { createContext } from 'react';

/** Unsaved work on the screen. */
export interface Guard {
  /** It is left for good, as was chosen. */
  onLeave?: (() => void) | undefined;
}

/** What stands between unsaved work and the way out. */
export interface NavigationBlockerState {
  /** Puts unsaved work under guard. Returns how to let it go. */
  watch: (guard: Guard) => () => void;
  /** Where something is unsaved, keeps `go` until it was asked and answers true. */
  holds: (go: () => void) => boolean;
  /** Somebody wants to go and has to be asked. */
  asking: boolean;
  stay: () => void;
  /** Goes, and loses what was not saved. */
  leave: () => void;
}

/** Without a gate everybody goes as they like. */
export const NavigationBlockerContext = createContext<NavigationBlockerState>({
  watch: () => () => undefined,
  holds: () => false,
  asking: false,
  stay: () => undefined,
  leave: () => undefined,
});
