/** Signs that steer a terminal, or turn the direction of writing round. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** What somebody wrote, fit to be shown in one line of a terminal: customers choose their names themselves. */
export const plain = (text: string): string => text.replace(steering, ' ').trim();

const colour = /\u001b\[[\d;]*m/; // eslint-disable-line no-control-regex -- our own paint
const steers = new RegExp(`(${colour.source})|(?![\\n\\t])${steering.source.replace(/\+$/, '')}`, 'gu');

/** Lines that may hold what others wrote, such as cells of a file: our own colours stay, what steers a terminal goes. */
export const harmless = (lines: string): string =>
  lines.replace(steers, (_, painted?: string) => painted ?? ' ');
