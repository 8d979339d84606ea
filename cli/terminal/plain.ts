/** Signs that steer a terminal, or turn the direction of writing round. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** What somebody wrote, fit to be shown in one line of a terminal: customers choose their names themselves. */
export const plain = (text: string): string => text.replace(steering, ' ').trim();

const colour = /\u001b\[[\d;]*m/; // eslint-disable-line no-control-regex -- our own paint
const steers = new RegExp(`(${colour.source})|(?![\\n\\t])${steering.source.replace(/\+$/, '')}`, 'gu');

/** Lines that may hold what others wrote, such as cells of a file: our own colours stay, what steers a terminal goes. */
export const harmless = (lines: string): string =>
  lines.replace(steers, (_, painted?: string) => painted ?? ' ');

/** Signs of what somebody typed that an error repeats. */
const enough = 60;

/** What somebody typed, as an error repeats it: in one line, and no more than is needed to know it again. */
export const repeated = (typed: string): string => {
  const signs = [...plain(typed)];
  return signs.length > enough ? `${signs.slice(0, enough).join('')}…` : signs.join('');
};

const unpainted = new RegExp(`(?:(?![\\n\\t])${steering.source.replace(/\+$/, '')})+`, 'gu');

/** What went wrong, in words that may be anybody's: nothing in it steers a terminal or paints it, and endless words are cut. */
export const readable = (words: string): string =>
  words.replace(unpainted, ' ').replace(/\S{201,}/gu, (word) => `${[...word].slice(0, 200).join('')}…`);
