import { createContext } from 'react';

/** Unsaved changes on the screen. */
export interface Guard {
  /** Called when the user chose to discard the changes. */
  onLeave?: (() => void) | undefined;
}

/** The state of the navigation blocker. */
export interface NavigationBlockerState {
  /**
   * Registers unsaved changes.
   * @returns a function that removes them
   */
  watch: (guard: Guard) => () => void;
  /** With unsaved changes, holds `go` back until the user has answered, and returns true. */
  holds: (go: () => void) => boolean;
  /** Whether the dialog is open. */
  asking: boolean;
  stay: () => void;
  /** Goes on and discards the changes. */
  leave: () => void;
}

/** Without a navigation blocker nothing is blocked. */
export const NavigationBlockerContext = createContext<NavigationBlockerState>({
  watch: () => () => undefined,
  holds: () => false,
  asking: false,
  stay: () => undefined,
  leave: () => undefined,
});
