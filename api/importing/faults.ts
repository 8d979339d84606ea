import type { BadRow } from '../../contract/importing.js';
import { said, type Saying } from '../../contract/issues.js';
import type { Texts } from '../../contract/texts/en.js';

/** What is to be said of a cell, without its words: whoever reads it later may have another language. */
export interface Fault extends Omit<BadRow, 'reason' | 'fix'> {
  reason: Saying['text'];
  values?: Saying['values'];
  fix: keyof Texts['importing']['fixes'];
}

/** A fault in the words of an edition. */
export const inWords = ({ line, column, value, reason: text, values, fix }: Fault, texts: Texts): BadRow => ({
  line,
  column,
  value,
  reason: said({ text, values }, texts),
  fix: texts.importing.fixes[fix] ?? fix, // an older or newer program may have kept another one
});
