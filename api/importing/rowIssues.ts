import type { BadRow } from '../../contract/importing.js';
import { said, type IssueMessage } from '../../contract/issues.js';
import type { Messages } from '../../contract/messages/en.js';

/** An issue of a cell, stored without its message because the reader may use another locale. */
export interface RowIssue extends Omit<BadRow, 'reason' | 'fix'> {
  reason: IssueMessage['text'];
  values?: IssueMessage['values'];
  fix: keyof Messages['importing']['fixes'];
}

/**
 * Replaces messages that a form shows as full sentences: an import shows the reason after the column name,
 * and the fix separately.
 */
const ruleReasons: Partial<Record<RowIssue['reason'], RowIssue['reason']>> = {
  'rules.rupees': 'reasons.rupees',
  'rules.percent': 'reasons.percent',
  'rules.picture': 'reasons.picture',
  'rules.detailCount': 'reasons.detailCount',
  'rules.detailTwice': 'reasons.detailTwice',
  'rules.hsn': 'reasons.hsn',
  'rules.gstRate': 'reasons.gstRate',
};

/** Renders an issue in the messages of a locale. */
export const inWords = (
  { line, column, value, reason: text, values, fix }: RowIssue,
  messages: Messages,
): BadRow => ({
  line,
  column,
  value,
  reason: said({ text: ruleReasons[text] ?? text, values }, messages),
  fix: messages.importing.fixes[fix] ?? fix, // an older or newer version may have stored another key
});
