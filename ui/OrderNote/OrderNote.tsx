import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/texts/fill.js';
import { clockTime, longDate } from '../OrderCard/dates.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { useTexts } from '../theme/texts.js';
import { tabularFigures } from '../theme/typography.js';
import { busyWhen } from '../theme/busy.js';

export interface OrderNoteProps extends Omit<StackProps, 'children'> {
  /** As it is kept; empty where there is none. */
  note: string;
  /** Settles with the words of a refusal, or none once it is saved. */
  onSave: (note: string) => Promise<string | undefined>;
  /** Who changed it last, and when (ISO text). */
  changed?: { by: string; at: string } | undefined;
  maxLength?: number | undefined;
}

/** What the shop notes about an order; the customer never sees it. */
export function OrderNote({ note, onSave, changed, maxLength = limits.note, ...root }: OrderNoteProps) {
  const { orders } = useAdminTexts();
  const { language, ui } = useTexts();
  const draft = useDraft(note, onSave, ui.form.failed);
  const left = maxLength - draft.text.length;
  return (
    <Stack
      component="form"
      {...root}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void draft.save();
      }}
      sx={[{ gap: 1 }, ...(Array.isArray(root.sx) ? root.sx : [root.sx])]}
    >
      <TextField
        label={orders.note}
        multiline
        minRows={3}
        maxRows={10}
        value={draft.text}
        error={Boolean(draft.fault)}
        helperText={draft.fault ?? (left <= 50 ? fill(orders.noteLeft, { count: left }) : orders.noteHint)}
        onChange={(event) => draft.type(event.target.value)}
        slotProps={{ htmlInput: { maxLength } }}
      />
      {changed && !draft.changed && (
        <Typography variant="body2" sx={{ ...tabularFigures, color: 'text.secondary' }}>
          {fill(orders.noteBy, {
            name: changed.by,
            time: `${longDate(changed.at, language)}, ${clockTime(changed.at, language)}`,
          })}
        </Typography>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 44 }}>
        {draft.changed && (
          <>
            <Button type="submit" variant="contained" {...busyWhen(draft.saving)}>
              {orders.noteSave}
            </Button>
            <Button disabled={draft.saving} onClick={draft.drop}>
              {ui.form.cancel}
            </Button>
          </>
        )}
        <Box component="span" role="status" sx={{ typography: 'body2' }}>
          {draft.saved && !draft.changed && orders.noteSaved}
        </Box>
      </Stack>
    </Stack>
  );
}

/** A text that differs from the kept one until it is saved or dropped. */
const useDraft = (kept: string, onSave: OrderNoteProps['onSave'], failed: string) => {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const text = typed ?? kept;
  const type = (next: string | undefined) => {
    setTyped(next);
    setFault(undefined);
    setSaved(false);
  };
  const save = async () => {
    setSaving(true);
    const refusal = await onSave(text.trim()).catch(() => failed);
    setSaving(false);
    if (refusal) return setFault(refusal);
    type(undefined);
    setSaved(true);
  };
  return { text, fault, saving, saved, type, save, drop: () => type(undefined), changed: text !== kept };
};
