import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { errorText, listError } from '../form/errorText.js';
import { CrossIcon } from '../icons/accountIcons.js';
import { longDate } from '../../contract/dates.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import type { DeliveryFields } from './deliveryFields.js';

/** Edits the days on which the shop is closed, sorted by date. */
export function ClosedDates({ control }: { control: Control<DeliveryFields> }) {
  const { delivery: words } = useAdminMessages();
  const { language } = useMessages();
  const { field, fieldState } = useController({ control, name: 'closedDates' });
  const [date, setDate] = useState('');
  const add = () => {
    if (date) field.onChange([...new Set([...field.value, date])].sort());
    setDate('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // Enter would submit the form
    add();
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
        <LabelledField
          type="date"
          label={words.date}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          onKeyDown={addByEnter}
          inputRef={field.ref}
          error={fieldState.invalid}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ flex: 1 }}
        />
        <Button
          variant="outlined"
          sx={{ mb: 0.25 }}
          disabled={!date || field.value.length >= limits.closedDates}
          onClick={add}
        >
          {words.addDate}
        </Button>
      </Stack>
      <Typography variant="body2" color={fieldState.invalid ? 'error' : 'textSecondary'}>
        {errorText(words.closedDates, listError(fieldState.error)) ?? words.closedDatesHint}
      </Typography>
      <Stack
        component="ul"
        direction="row"
        aria-label={words.closedDates}
        sx={{ listStyle: 'none', m: 0, p: 0, flexWrap: 'wrap', gap: 1 }}
      >
        {field.value.map((closed) => (
          <ClosedDate
            key={closed}
            date={longDate(closed, language)}
            onRemove={() => field.onChange(field.value.filter((other) => other !== closed))}
          />
        ))}
      </Stack>
    </>
  );
}

function ClosedDate({ date, onRemove }: { date: string; onRemove: () => void }) {
  const { delivery: words } = useAdminMessages();
  return (
    <Stack component="li" direction="row" sx={dateStyles}>
      <Typography variant="body2">{date}</Typography>
      <IconButton size="small" aria-label={fill(words.removeDate, { date })} onClick={onRemove}>
        <CrossIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

const dateStyles: Styles = { alignItems: 'center', pl: 1.5, borderRadius: 1, bgcolor: 'soft.primary' };
