import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { fill } from '../../contract/messages/fill.js';
import { email as emailRule } from '../../contract/wire.js';
import { useFocusThatFollows } from '../theme/useFocusThatFollows.js';
import { useContractForm } from '../form/useContractForm.js';
import { usePending } from '../form/usePending.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { CheckIcon } from '../icons/shopIcons.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';
import { line, withSx } from '../theme/styles.js';
import { target } from '../theme/tokens.js';
import { NotifyButton } from './NotifyButton.js';

const schema = z.object({ email: emailRule });

export interface NotifyMeProps extends Omit<StackProps, 'children'> {
  /** Product name, part of the accessible names. */
  name: string;
  /** Whether a request for this product waits. */
  waiting: boolean;
  /** Asks for an email address first, because nobody is logged in. */
  asksEmail?: boolean;
  /** Whether the button was pressed before: shows the field for the email address at once, and keeps the focus. */
  open?: boolean;
  /**
   * Asks for the email, at `email` if the address was asked for. Resolves when the shop has answered, rejects with the
   * API error. The parent then sets `waiting`.
   */
  onAsk: (email?: string) => Promise<unknown>;
  /** Ends the request that waits. Without it, there is no button for it. */
  onCancel?: (() => Promise<unknown>) | undefined;
}

/**
 * Takes the place of Add for a sold-out product: asks for one email when it is back in stock, and then says that the
 * request waits.
 */
export function NotifyMe(props: NotifyMeProps) {
  const { name, waiting, asksEmail = false, open = false, onAsk, onCancel, sx, ...root } = props;
  const [isAsking, setAsking] = useState(open);
  const [askedAt, setAskedAt] = useState('');
  const { backInStock } = useMessages().ui;
  const { isPending, run } = usePending();
  const { pressed, follow } = useFocusThatFollows<HTMLDivElement>(waiting, open);
  const askAt = async (email: string) => {
    pressed();
    await onAsk(email);
    setAskedAt(email);
  };
  const press = () => {
    if (asksEmail) return setAsking(true);
    pressed();
    return run(onAsk);
  };
  const cancel =
    onCancel &&
    (() => {
      pressed();
      return onCancel();
    });
  const content = () => {
    if (waiting) return <Waiting name={name} email={askedAt} onCancel={cancel} />;
    if (asksEmail && isAsking) return <EmailForm name={name} onAsk={askAt} />;
    return (
      <>
        <NotifyButton name={name} onClick={press} {...busyWhen(isPending)} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
          {backInStock.hint}
        </Typography>
      </>
    );
  };
  return (
    <Stack sx={withSx(sx, { maxWidth: 440 })} {...root}>
      <div ref={follow} tabIndex={-1} style={{ outline: 'none' }}>
        {content()}
      </div>
    </Stack>
  );
}

interface EmailFormProps {
  name: string;
  onAsk: (email: string) => Promise<unknown>;
}

function EmailForm({ name, onAsk }: EmailFormProps) {
  const { backInStock } = useMessages().ui;
  const { control, frame, pending } = useContractForm({
    schema,
    defaultValues: { email: '' },
    onSubmit: ({ email }) => onAsk(email),
  });
  return (
    <FormFrame {...frame} label={fill(backInStock.notifyNamed, { name })}>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={backInStock.email}
        hint={backInStock.hint}
        autoComplete="email"
        autoFocus
      />
      <SubmitButton pending={pending}>{backInStock.notify}</SubmitButton>
    </FormFrame>
  );
}

interface WaitingProps extends Pick<NotifyMeProps, 'onCancel'> {
  name: string;
  email: string;
}

function Waiting({ name, email, onCancel }: WaitingProps) {
  const { backInStock } = useMessages().ui;
  const { isPending, run } = usePending();
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        minHeight: target.large,
        border: line.hair,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'soft.primary',
      }}
    >
      <CheckIcon color="primary" fontSize="small" />
      <Typography role="status" variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {email ? fill(backInStock.waitingAt, { email }) : backInStock.waiting}
      </Typography>
      {onCancel && (
        <Button
          size="small"
          aria-label={fill(backInStock.cancelNamed, { name })}
          onClick={() => run(onCancel)}
          {...busyWhen(isPending)}
        >
          {backInStock.cancel}
        </Button>
      )}
    </Stack>
  );
}
