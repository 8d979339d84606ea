import type { BadRow } from '../../contract/importing.js';
import { said, type Saying } from '../../contract/issues.js';
import type { Texts } from '../../contract/texts/en.js';

/** What is to be said of a cell, without its words: whoever reads it later may have another language. */
export interface Fault extends Omit<BadRow, 'reason' | 'fix'> {
  reason: Saying['text'];
  values?: Saying['values'];
  fix: keyof Texts['importing']['fixes'];
}

/** Rules that a form says as sentences of their own: after the name of a column stands what is wrong, and the fix says the rest. */
const ruleReasons: Partial<Record<Fault['reason'], Fault['reason']>> = {
  'rules.rupees': 'reasons.rupees',
  'rules.percent': 'reasons.percent',
  'rules.picture': 'reasons.picture',
  'rules.detailCount': 'reasons.detailCount',
  'rules.detailTwice': 'reasons.detailTwice',
};

/** A fault in the words of an edition. */
export const inWords = ({ line, column, value, reason: text, values, fix }: Fault, texts: Texts): BadRow => ({
  line,
  column,
  value,
  reason: said({ text: ruleReasons[text] ?? text, values }, texts),
  fix: texts.importing.fixes[fix] ?? fix, // an older or newer program may have kept another one
});
