import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { openingWords } from '../../contract/openingWords.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';

export interface ClosedNoticeProps {
  /** Opening time; null if it is unknown. */
  opens: Date | null;
  /** Current time, on which "today" and "tomorrow" are based. */
  now: Date;
  /** Whether customers can order for a later delivery time meanwhile. */
  later?: boolean | undefined;
}

/** Says that the shop takes no orders now, and when it opens again. Times are Indian time. */
export function ClosedNotice({ opens, now, later = false }: ClosedNoticeProps) {
  const messages = useMessages();
  const { delivery: words } = messages;
  return (
    <Alert severity="info" role="status">
      <Typography variant="subtitle2" component="p">
        {words.closed}
      </Typography>
      <Typography variant="body2">
        {opens
          ? fill(later ? words.opensOrderLater : words.opens, { when: openingWords(messages, opens, now) })
          : words.closedForNow}
      </Typography>
    </Alert>
  );
}
