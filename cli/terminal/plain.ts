/** Matches characters that control a terminal or reverse the direction of text. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Makes a text that customers wrote, such as their name, safe for one line of a terminal. */
export const plain = (text: string): string => text.replace(steering, ' ').trim();

const colour = /\u001b\[[\d;]*m/; // oxlint-disable-line no-control-regex -- the colours of this program
const steers = new RegExp(`(${colour.source})|(?![\\n\\t])${steering.source.replace(/\+$/, '')}`, 'gu');

/**
 * Makes lines that may contain foreign text, such as cells of a file, safe for a terminal: it keeps this
 * program's colours and removes other control characters.
 */
export const harmless = (lines: string): string =>
  lines.replace(steers, (_, painted?: string) => painted ?? ' ');

/** The maximum number of characters of a typed text that an error message repeats. */
const enough = 60;

/** Returns a typed text as an error message repeats it: in one line, and shortened. */
export const repeated = (typed: string): string => {
  const signs = [...plain(typed)];
  return signs.length > enough ? `${signs.slice(0, enough).join('')}…` : signs.join('');
};

const unpainted = new RegExp(`(?:(?![\\n\\t])${steering.source.replace(/\+$/, '')})+`, 'gu');

/**
 * Makes an error message with foreign text safe: it removes control characters and colours, and cuts very
 * long words.
 */
export const readable = (words: string): string =>
  words.replace(unpainted, ' ').replace(/\S{201,}/gu, (word) => `${[...word].slice(0, 200).join('')}…`);
