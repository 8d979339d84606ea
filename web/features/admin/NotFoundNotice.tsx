import Button from '@mui/material/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';

export interface NotFoundNoticeProps {
  /** The title, which says what is missing. */
  title: string;
  /** The likely reason why the entry is missing. */
  text: string;
  /** Address of the list where the entry would be. */
  back: string;
  backLabel: string;
}

/**
 * Renders the notice that an entry does not exist, with a link to its list instead of a retry, which would
 * not help.
 */
export function NotFoundNotice({ title, text, back, backLabel }: NotFoundNoticeProps) {
  return (
    <div role="alert">
      <EmptyState
        drawing="search"
        title={title}
        text={text}
        action={
          <Button variant="contained" href={back}>
            {backLabel}
          </Button>
        }
      />
    </div>
  );
}
