import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { DomainError } from '../common/domainError.js';

type Why =
  | 'badJson'
  | 'spreadsheet'
  | 'tornGzip'
  | 'notUtf8'
  | 'emptyFile'
  | 'emptyList'
  | 'nothingShort'
  | 'neverClosed'
  | 'columnTwice';

/** A file that cannot be read as a whole, with what it is and how to mend it; without a reason in the words of all of them. */
export const badFile = (
  why?: Why & keyof Messages['request'],
  values: Record<string, string | number> = {},
) =>
  new DomainError('badCsv', why && { inWords: ({ request }) => ({ message: fill(request[why], values) }) });
