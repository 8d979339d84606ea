import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { OfferedSlot } from '../../contract/delivery.js';
import { fill } from '../../contract/messages/fill.js';
import type { PageMessages } from '../../contract/messages/page/en.js';
import { slotDate, slotDay, slotHours } from '../../contract/slotText.js';
import { RetryAlert } from '../ErrorState/RetryAlert.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import { daysOf, type DeliveryTime, type SlotDay, slotIssue, slotOf } from './deliveryTime.js';

export interface DeliveryTimeChoiceProps {
  /** The slots that the shop offers, the earliest first; undefined if they could not be loaded. */
  slots: readonly OfferedSlot[] | undefined;
  /** The chosen time. A slot that is full or no longer offered stays chosen, with an error. */
  value: DeliveryTime;
  /** Called with the new choice. */
  onChange: (value: DeliveryTime) => void;
  /** Minutes until an order placed now would arrive. */
  minutes: number;
  /** Whether the shop is closed, so that no order can be delivered now. */
  closed?: boolean | undefined;
  /** Current time, on which "today" and "tomorrow" are based. */
  now: Date;
  /** Called to load the slots again. */
  onRetry?: (() => void) | undefined;
  /** Whether the slots are being loaded again. Retry is disabled meanwhile. */
  retrying?: boolean | undefined;
}

/** Asks whether an order is delivered now or later, and for later at which day and time. */
export function DeliveryTimeChoice(props: DeliveryTimeChoiceProps) {
  const { slots, value, onChange, minutes, closed = false, now, onRetry, retrying } = props;
  const { time: words } = useMessages().delivery;
  const id = useId();
  const later = value !== 'now';
  const none = !slots?.some(({ full }) => !full);
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={labelStyles}>
        {words.title}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={later ? 'later' : 'now'}
        onChange={(_, chosen) => onChange(chosen === 'later' ? 'later' : 'now')}
        sx={{ columnGap: 1 }}
      >
        <FormControlLabel
          value="now"
          disabled={closed}
          control={<Radio />}
          label={closed ? words.closed : fill(words.now, { minutes })}
          sx={tabularNumbers}
        />
        <FormControlLabel value="later" disabled={none && !later} control={<Radio />} label={words.later} />
      </RadioGroup>
      {slots && later && slots.length > 0 && (
        <SlotFields slots={slots} value={value} onChange={onChange} now={now} />
      )}
      {slots && none && <FormHelperText sx={{ mx: 0 }}>{words.none}</FormHelperText>}
      {!slots && (
        <RetryAlert onRetry={onRetry} retrying={retrying} sx={{ mt: 1 }}>
          {words.notLoaded}
        </RetryAlert>
      )}
    </FormControl>
  );
}

const labelStyles = {
  typography: 'subtitle2',
  color: 'text.primary',
  '&.Mui-focused': { color: 'text.primary' },
};

/** Names a day by its distance from today, where that is shorter. */
const dayName = (
  { date, slots }: SlotDay,
  now: Date,
  { language, delivery: { time: words } }: PageMessages,
): string => {
  const [today, tomorrow] = [now, new Date(now.getTime() + 86_400_000)].map((from) => slotDate({ from }));
  if (date === today) return words.today;
  if (date === tomorrow) return words.tomorrow;
  return slots[0] ? slotDay(slots[0], language) : date;
};

type SlotFieldsProps = Pick<DeliveryTimeChoiceProps, 'value' | 'onChange' | 'now'> & {
  slots: readonly OfferedSlot[];
};

/** Renders the lists of days and of the times of the chosen day. */
function SlotFields({ slots, value, onChange, now }: SlotFieldsProps) {
  const messages = useMessages();
  const { time: words } = messages.delivery;
  const days = daysOf(slots);
  const chosen = slotOf(value);
  const issue = slotIssue(value, slots);
  const [viewed, setViewed] = useState<string>();
  const free = days.find((day) => day.slots.some(({ full }) => !full)) ?? days[0];
  const day = days.find(({ date }) => date === (chosen ? slotDate(chosen) : viewed)) ?? free;
  const open = (date: string) => {
    setViewed(date);
    onChange('later');
  };
  const isOffered = day?.slots.some(({ from }) => from === chosen?.from) ?? false;
  const help = { full: words.isFull, gone: words.isGone, none: undefined };
  return (
    <Box sx={fieldStyles}>
      <LabelledField
        select
        label={words.day}
        value={day?.date ?? ''}
        onChange={({ target }) => open(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {days.map((option) => (
          <MenuItem key={option.date} value={option.date}>
            {dayName(option, now, messages)}
          </MenuItem>
        ))}
      </LabelledField>
      <LabelledField
        select
        label={words.hours}
        value={isOffered ? chosen?.from : ''}
        error={issue === 'full' || issue === 'gone'}
        helperText={issue && help[issue]}
        onChange={({ target }) => {
          const slot = day?.slots.find(({ from }) => from === target.value);
          if (slot) onChange({ from: slot.from, to: slot.to });
        }}
        slotProps={{
          inputLabel: { shrink: true },
          select: {
            displayEmpty: true,
            renderValue: (from) => {
              const slot = day?.slots.find((option) => option.from === from);
              return slot ? slotHours(slot, messages.language) : words.choose;
            },
          },
        }}
      >
        {day?.slots.map((slot) => (
          <MenuItem key={slot.from} value={slot.from} disabled={slot.full} sx={tabularNumbers}>
            {slot.full
              ? fill(words.full, { time: slotHours(slot, messages.language) })
              : slotHours(slot, messages.language)}
          </MenuItem>
        ))}
      </LabelledField>
    </Box>
  );
}

const fieldStyles = {
  display: 'grid',
  gap: 2,
  mt: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
