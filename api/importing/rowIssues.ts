import type { BadRow } from '../../contract/importing.js';
import { said, type IssueMessage } from '../../contract/issues.js';
import type { Messages } from '../../contract/messages/en.js';

/** What is to be said of a cell, without its words: whoever reads it later may have another language. */
export interface RowIssue extends Omit<BadRow, 'reason' | 'fix'> {
  reason: IssueMessage['text'];
  values?: IssueMessage['values'];
  fix: keyof Messages['importing']['fixes'];
}

/** Rules that a form says as sentences of their own: after the name of a column stands what is wrong, and the fix says the rest. */
const ruleReasons: Partial<Record<RowIssue['reason'], RowIssue['reason']>> = {
  'rules.rupees': 'reasons.rupees',
  'rules.percent': 'reasons.percent',
  'rules.picture': 'reasons.picture',
  'rules.detailCount': 'reasons.detailCount',
  'rules.detailTwice': 'reasons.detailTwice',
};

/** A fault in the words of an edition. */
export const inWords = (
  { line, column, value, reason: text, values, fix }: RowIssue,
  messages: Messages,
): BadRow => ({
  line,
  column,
  value,
  reason: said({ text: ruleReasons[text] ?? text, values }, messages),
  fix: messages.importing.fixes[fix] ?? fix, // an older or newer program may have kept another one
});
