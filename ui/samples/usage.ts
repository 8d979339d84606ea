/**
 * Maturity of a component: `draft` may change at any time, `ready` is used on a screen, `stable` changes only
 * with notice.
 */
export type Status = 'draft' | 'ready' | 'stable' | 'deprecated';

/** The part of the shop's site that a component belongs to. */
export type Area =
  'Foundations' | 'Catalogue' | 'Cart' | 'Search' | 'Site' | 'Account' | 'Checkout' | 'States' | 'Admin';

/** Guide for designers, shown on the component's documentation page. */
export interface Usage {
  status: Status;
  area: Area;
  /** Address of the design file. */
  design?: string;
  /** Situations in which the component is the right choice. */
  when: readonly string[];
  /** Situations in which another component is better, with the name of that component. */
  whenNot: readonly string[];
  /** Pairs of a good use and the mistake that it avoids. */
  pairs: readonly { do: string; dont: string }[];
  /** Rules for the component's text. */
  content?: readonly string[];
  /** Keys and their effects. Undefined if the component takes no focus. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** What screen readers announce, beyond the roles and names of the parts. */
  accessibility?: readonly string[];
  /**
   * Component name and props in the code that readers can copy, where they differ from what the story
   * renders.
   */
  code?: { component?: string; props?: (args: Readonly<Record<string, unknown>>) => Record<string, unknown> };
}

/** Builds the story parameters with the usage guide. */
export const usage = (all: Usage) => ({ usage: all });
