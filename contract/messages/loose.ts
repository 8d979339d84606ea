/** Allows any text in the shape of the given messages: the type of every locale's messages. */
export type Loose<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Loose<T[K]> };
