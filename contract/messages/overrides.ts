/** The messages that a shop overrides: the tree of the messages with only the overridden keys. */
export interface MessageTree {
  readonly [key: string]: string | readonly string[] | MessageTree;
}

/** The overridden messages by language. */
export type Overrides = Readonly<Partial<Record<'en' | 'hi', MessageTree>>>;

/** The languages that a shop adds by files (ADR 70), as its pages know them. All maps are by language code. */
export interface FurtherLanguages {
  /** The languages' own names, such as "मराठी". */
  names?: Readonly<Record<string, string>>;
  /** The addresses of their messages, modules that export `messages`. */
  pages?: Readonly<Record<string, string>>;
  /** The addresses of the dashboard's messages, modules that export `adminMessages`. A language may lack them. */
  dashboards?: Readonly<Record<string, string>>;
}

/** What a page says about the messages of its shop: those that the shop overrides, and its further languages. */
export type PageOverrides = Overrides & FurtherLanguages;

/**
 * The id of the `<script>` element that carries the overridden messages to the browser as data; it is not
 * run.
 */
export const overridesId = 'message-overrides';

/** Tells whether a value is a group of messages, not a message. */
export const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Writes the overrides into a language's messages, in place; unknown keys are ignored. */
export const applyOverrides = (messages: object, overrides: object): void => {
  const target = messages as Record<string, unknown>; // every group of messages is a plain object
  for (const [key, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(target, key)) continue;
    const known = target[key];
    if (isTree(known) && isTree(value)) applyOverrides(known, value);
    else target[key] = value;
  }
};
