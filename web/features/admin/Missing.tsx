import Button from '@mui/material/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';

export interface MissingProps {
  /** What there is not. */
  title: string;
  /** Why that may be. */
  text: string;
  /** The list in which it would be. */
  back: string;
  backLabel: string;
}

/** An address that leads to nothing, and the way on: trying again would not help. */
export function Missing({ title, text, back, backLabel }: MissingProps) {
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
