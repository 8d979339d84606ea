const [colon, backslash, space] = [':', '\\', ' '].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
]; // map loses the length of the list

/** Returns the offset of the closing quote of a string. */
const endOf = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); ; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
};

/** Tells whether a colon follows the string, which makes the string a name. */
const isName = (text: string, end: number): boolean => {
  let at = end + 1;
  // outside of strings JSON has no other characters below the space
  while (text.charCodeAt(at) <= space) at += 1;
  return text.charCodeAt(at) === colon;
};

/** Counts the names of all objects in a text. It skips from quote to quote, because it runs for every row of a file. */
const written = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0;) {
    const end = endOf(text, at);
    if (isName(text, end)) count += 1;
    at = text.indexOf('"', end + 1);
  }
  return count;
};

/** Returns how many properties all objects in a parsed JSON value have together. */
const kept = (value: unknown): number => {
  let count = 0;
  const left = [value];
  while (left.length) {
    const one = left.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inside: unknown[] = Object.values(one);
    if (!Array.isArray(one)) count += inside.length;
    for (const below of inside) if (typeof below === 'object') left.push(below);
  }
  return count;
};

const firstRepeated = (text: string): string | undefined => {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if ('{['.includes(sign)) open.push(new Set());
    else if ('}]'.includes(sign)) open.pop();
    else if (sign === '"') {
      const end = endOf(text, at);
      // the slice is a JSON string
      const name = isName(text, end) ? (JSON.parse(text.slice(at, end + 1)) as string) : undefined;
      const names = open.at(-1);
      if (name !== undefined && names?.has(name)) return name;
      if (name !== undefined) names?.add(name);
      at = end;
    }
  }
  return undefined;
};

/**
 * Returns a name that an object has twice, because JSON.parse silently keeps the last value. `text` must be
 * valid JSON and `value` its parsed value.
 */
export const repeatedName = (text: string, value: unknown): string | undefined =>
  written(text) === kept(value) ? undefined : firstRepeated(text);
