import Button from '@mui/material/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';

export interface NotFoundNoticeProps {
  /** The title of what is missing. */
  title: string;
  /** The likely reason. */
  text: string;
  /** Address of the list where the entry would be. */
  back: string;
  backLabel: string;
}

/** Renders a missing entry with a link to its list, since a retry would not help. */
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
