import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useState } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { dateAndTime } from '../../contract/dates.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { busyWhen } from '../theme/busy.js';
import { withSx } from '../theme/styles.js';

export interface OrderNoteProps extends Omit<StackProps, 'children'> {
  /** The saved note; an empty text if there is none. */
  note: string;
  /**
   * Saves the note. `seen` is the saved note that the writer started from, so that an edit conflict can be
   * detected. Resolves with an error message, or with undefined once the note is saved.
   */
  onSave: (note: string, seen: string) => Promise<string | undefined>;
  /** The last editor of the note, and the time of the edit (ISO text). */
  changed?: { by: string; at: string } | undefined;
  /** Maximum number of characters of the note. */
  maxLength?: number | undefined;
  /** Unsaved text of an earlier visit, which the field starts with. */
  draft?: NoteDraft | undefined;
  /**
   * Called with the unsaved note, and with undefined once nothing is unsaved. Pass the same function on every
   * render.
   */
  onDraft?: ((draft: NoteDraft | undefined) => void) | undefined;
}

/** Edits the shop's note about an order; the customer never sees it. */
export function OrderNote(props: OrderNoteProps) {
  const { note, onSave, changed, maxLength = limits.note, draft: begun, onDraft, ...root } = props;
  const { orders } = useAdminMessages();
  const { ui } = useMessages();
  const draft = useDraft({ note, onSave, draft: begun, onDraft }, ui.form.failed);
  const left = maxLength - draft.text.length;
  return (
    <Stack
      component="form"
      {...root}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void draft.save();
      }}
      sx={withSx(root.sx, { gap: 1 })}
    >
      <TextField
        label={orders.note}
        multiline
        minRows={3}
        maxRows={10}
        value={draft.text}
        error={Boolean(draft.error)}
        helperText={draft.error ?? (left <= 50 ? fill(orders.noteLeft, { count: left }) : orders.noteHint)}
        onChange={(event) => draft.type(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
      />
      {draft.conflict && <Other note={note} />}
      {changed && (!draft.changed || draft.conflict) && <Writer changed={changed} />}
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 44 }}>
        {draft.changed && <Ways draft={draft} />}
        <Box component="span" role="status" sx={{ typography: 'body2' }}>
          {draft.saved && !draft.changed && orders.noteSaved}
        </Box>
      </Stack>
    </Stack>
  );
}

function Other({ note }: { note: string }) {
  const { orders } = useAdminMessages();
  return (
    <Alert severity="warning">
      {note ? orders.noteOther : orders.noteGone}
      {note && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Box>}
    </Alert>
  );
}

function Writer({ changed: { by, at } }: { changed: NonNullable<OrderNoteProps['changed']> }) {
  const { orders } = useAdminMessages();
  const { language } = useMessages();
  return (
    <Typography variant="body2" sx={{ ...tabularNumbers, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {fill(orders.noteBy, { name: by, time: dateAndTime(at, language) })}
    </Typography>
  );
}

function Ways({ draft: { conflict, saving, drop } }: { draft: Draft }) {
  const { orders } = useAdminMessages();
  const { form } = useMessages().ui;
  return (
    <>
      <Button type="submit" variant="contained" {...busyWhen(saving)}>
        {conflict ? orders.noteMine : orders.noteSave}
      </Button>
      <Button disabled={saving} onClick={drop}>
        {conflict ? orders.noteTheirs : form.cancel}
      </Button>
    </>
  );
}

/** An unsaved note (`text`), and the saved note that it was typed over (`over`). */
export interface NoteDraft {
  text: string;
  over: string;
}

/**
 * Holds an unsaved note until it is saved or discarded. There is an edit conflict if the saved note has
 * changed since the typing began.
 */
const useDraft = (
  { note: kept, onSave, draft, onDraft }: Pick<OrderNoteProps, 'note' | 'onSave' | 'draft' | 'onDraft'>,
  failed: string,
) => {
  const [typed, setTyped] = useState(draft);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<string>();
  const { text, over } = typed ?? { text: kept, over: kept };
  const changed = text !== kept;
  const conflict = changed && over !== kept;
  useEffect(() => onDraft?.(changed ? { text, over } : undefined), [onDraft, changed, text, over]);
  const say = (next: typeof typed) => {
    setTyped(next);
    setError(undefined);
    setSaved(undefined);
  };
  const save = async () => {
    setSaving(true);
    const message = await onSave(text.trim(), conflict ? kept : over).catch(() => failed);
    setSaving(false);
    if (message) return setError(message);
    // what was typed during the save stays, as a change of the saved note
    setTyped((now) => (now && now.text !== text ? { text: now.text, over: text.trim() } : undefined));
    setError(undefined);
    setSaved(text.trim());
  };
  return {
    text,
    error,
    saving,
    saved: saved === kept,
    changed,
    /**
     * Whether another admin saved a different note after the typing began. The form then shows that note too,
     * so that the writer can replace it knowingly.
     */
    conflict,
    type: (next: string) => say({ text: next, over }),
    drop: () => say(undefined),
    save,
  };
};

type Draft = ReturnType<typeof useDraft>;
