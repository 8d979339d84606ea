/**
 * Returns a random generator with the same numbers in [0, 1) for the same text, on every machine (FNV-1a into
 * mulberry32).
 */
export function seeded(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hashes a text to an unsigned 32-bit number. */
export function hash(text: string): number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
}

/** Picks one of the choices by a text: the same text always gives the same choice. */
export const pick = <T>(choices: readonly [T, ...T[]], text: string): T =>
  choices[hash(text) % choices.length] ?? choices[0];
