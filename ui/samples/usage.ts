/** How far a component is: `draft` may change at any time, `ready` is used by a screen, `stable` changes only with notice. */
export type Status = 'draft' | 'ready' | 'stable' | 'deprecated';

/** Who owns a component: the part of the product it belongs to. */
export type Area =
  'Foundations' | 'Catalogue' | 'Cart' | 'Search' | 'Site' | 'Account' | 'Checkout' | 'States' | 'Admin';

/** What a designer has to know of a component beside its looks; its documentation page shows it. */
export interface Usage {
  status: Status;
  area: Area;
  /** Address of its design file, where there is one. */
  design?: string;
  /** When it is the right component. */
  when: readonly string[];
  /** When another one is, and which. */
  whenNot: readonly string[];
  /** Pairs of a good use and the mistake it avoids. */
  pairs: readonly { do: string; dont: string }[];
  /** Rules for its words. */
  content?: readonly string[];
  /** Keys and what they do; none where it takes no focus. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader is told, beyond the roles and names of its parts. */
  accessibility?: readonly string[];
  /** The code to copy, where a story draws a stand-in or is called otherwise: the component and its own props. */
  code?: { component?: string; props?: (args: Readonly<Record<string, unknown>>) => Record<string, unknown> };
}

/** Story parameters that carry it. */
export const usage = (all: Usage) => ({ usage: all });
