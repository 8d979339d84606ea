const space = /[ \t\n\r]*/y;
const token =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/uy;

type Wants = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'comma' | 'nothing';

/** Returns what may follow a token; undefined if the token is not allowed at this place. */
const after = (wants: Wants, found: string, open: string[]): Wants | undefined => {
  const closed = (): Wants => (open.length ? 'comma' : 'nothing');
  const ends = (bracket: string) => {
    if (open.at(-1) !== bracket) return undefined;
    open.pop();
    return closed();
  };
  switch (wants) {
    case 'colon':
      return found === ':' ? 'value' : undefined;
    case 'comma':
      if (found === ',') return open.at(-1) === '}' ? 'key' : 'value';
      return ends(found);
    case 'keyOrEnd':
      return found.startsWith('"') ? 'colon' : ends(found);
    case 'key':
      return found.startsWith('"') ? 'colon' : undefined;
    case 'nothing':
      return undefined;
    default:
      if (found === '{') {
        open.push('}');
        return 'keyOrEnd';
      }
      if (found === '[') {
        open.push(']');
        return 'valueOrEnd';
      }
      if (found === ']' && wants === 'valueOrEnd') return ends(found);
      return /^[}\],:]/.test(found) ? undefined : closed();
  }
};

const next = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

/** Returns the offset where a text stops being JSON: the engine's own messages tell it only in some versions. */
export const issueIn = (text: string): number => {
  const open: string[] = [];
  let wants: Wants | undefined = 'value';
  for (let at = 0; ;) {
    at += next(space, text, at).length;
    const found = next(token, text, at);
    wants = found ? after(wants, found, open) : undefined;
    if (!wants) return at;
    at += found.length;
  }
};
