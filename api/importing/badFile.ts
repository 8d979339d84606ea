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
  | 'columnTwice'
  | 'columnLanguage';

/**
 * Creates the error for a file that cannot be read as a whole: it says what is wrong and how to fix it.
 * Without a reason the message covers all reasons.
 */
export const badFile = (
  why?: Why & keyof Messages['request'],
  values: Record<string, string | number> = {},
) =>
  new DomainError('badCsv', why && { inWords: ({ request }) => ({ message: fill(request[why], values) }) });
