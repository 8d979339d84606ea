const [colon, backslash, space] = [':', '\\', ' '].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
]; // of three

/** Where a string that begins there ends: at its closing quote. */
const endOf = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); ; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
};

/** Whether a colon follows, which makes a name of a string. */
const isName = (text: string, end: number): boolean => {
  let at = end + 1;
  while (text.charCodeAt(at) <= space) at += 1; // outside of strings JSON has no other signs below it
  return text.charCodeAt(at) === colon;
};

/** Names of all the objects in a text: from quote to quote, for every row of a file is counted so. */
const written = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0;) {
    const end = endOf(text, at);
    if (isName(text, end)) count += 1;
    at = text.indexOf('"', end + 1);
  }
  return count;
};

/** Names of all the objects in a value. */
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
      const name = isName(text, end) ? (JSON.parse(text.slice(at, end + 1)) as string) : undefined; // a string
      const names = open.at(-1);
      if (name !== undefined && names?.has(name)) return name;
      if (name !== undefined) names?.add(name);
      at = end;
    }
  }
  return undefined;
};

/** A name that an object has twice, of which JSON's own parser keeps the last without a word. `text` is known to be JSON, `value` what it says. */
export const repeatedName = (text: string, value: unknown): string | undefined =>
  written(text) === kept(value) ? undefined : firstRepeated(text);
