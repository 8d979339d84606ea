import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { openingWords } from '../../contract/openingWords.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';

export interface ClosedNoticeProps {
  /** When it opens; null where that is not known. */
  opens: Date | null;
  /** What time it is: "today" and "tomorrow" are counted from it. */
  now: Date;
}

/** The shop takes no orders now, and when it does again (W-38); times are India's. */
export function ClosedNotice({ opens, now }: ClosedNoticeProps) {
  const messages = useMessages();
  const { delivery: words } = messages;
  return (
    <Alert severity="info" role="status">
      <Typography variant="subtitle2" component="p">
        {words.closed}
      </Typography>
      <Typography variant="body2">
        {opens ? fill(words.opens, { when: openingWords(messages, opens, now) }) : words.closedForNow}
      </Typography>
    </Alert>
  );
}
