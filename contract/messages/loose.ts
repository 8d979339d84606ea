/** Any words in the shape of the given ones: what every edition of a text catalogue has. */
export type Loose<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [K in keyof T]: Loose<T[K]> };
