/** The type of every locale's messages: the same keys as the given messages, with any text. */
export type Loose<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Loose<T[K]> };
