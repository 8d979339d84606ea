import { createContext } from 'react';

/** Stands for the unsaved changes of one form on the screen. */
export interface Guard {
  /** Called when the user chose to discard the changes. */
  onLeave?: (() => void) | undefined;
}

/** The state of the navigation blocker. */
export interface NavigationBlockerState {
  /**
   * Registers unsaved changes, so that navigation is blocked.
   * @returns a function that removes the registration
   */
  watch: (guard: Guard) => () => void;
  /**
   * If there are unsaved changes, opens the dialog, calls `go` only if the user discards the changes, and
   * returns true. Otherwise returns false and does nothing.
   */
  holds: (go: () => void) => boolean;
  /** Whether the dialog that asks about unsaved changes is open. */
  asking: boolean;
  stay: () => void;
  /** Discards the changes and goes on with the blocked navigation. */
  leave: () => void;
}

/** Context with the navigation blocker. Without a provider, nothing is blocked. */
export const NavigationBlockerContext = createContext<NavigationBlockerState>({
  watch: () => () => undefined,
  holds: () => false,
  asking: false,
  stay: () => undefined,
  leave: () => undefined,
});
