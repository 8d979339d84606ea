import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';
import { busyWhen } from '../theme/busy.js';

export interface ResendButtonProps {
  /** Seconds before a code can be requested: from the first render, and again after each new code. */
  after: number;
  /** Sends a new code. After a rejection the button can be pressed again at once. */
  onResend: () => Promise<unknown>;
}

/** Renders a button that requests a new code. It is enabled after a pause that gives the email time to arrive. */
export function ResendButton({ after, onResend }: ResendButtonProps) {
  const { auth } = useMessages().ui;
  const [left, setLeft] = useState(after);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  const resend = () => {
    setPending(true);
    onResend()
      .then(
        () => setLeft(after),
        () => undefined, // the parent has shown the error; the button stays ready
      )
      .finally(() => setPending(false));
  };

  return (
    <Button variant="text" disabled={left > 0} {...busyWhen(pending)} onClick={resend}>
      {left > 0 ? fill(auth.resendIn, { seconds: left }) : auth.resend}
    </Button>
  );
}
