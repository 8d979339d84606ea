import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { fill } from '../../contract/messages/fill.js';
import { FormCheckbox } from '../FormCheckbox/FormCheckbox.js';
import { clockTime } from '../../contract/dates.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { Styles } from '../theme/styles.js';
import { useMessages } from '../theme/messages.js';
import { tabularNumbers } from '../theme/typography.js';
import type { DeliveryFields } from './deliveryFields.js';

/** Edits the opening hours of each weekday. */
export function HoursFields({ form }: { form: UseFormReturn<DeliveryFields> }) {
  const { delivery: words } = useAdminMessages();
  const asOnMonday = () => {
    const week = form.getValues('week');
    const { from = '', to = '' } = week[0] ?? {};
    const alike = week.map(({ open }) => ({ open, from, to }));
    form.setValue('week', alike, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {words.hoursHint}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
        {Object.values(words.week).map((day, place) => (
          <Day key={day} form={form} day={day} place={place} />
        ))}
      </Box>
      <Button variant="outlined" onClick={asOnMonday} sx={{ alignSelf: 'flex-start' }}>
        {words.copyHours}
      </Button>
    </>
  );
}

interface DayProps {
  form: UseFormReturn<DeliveryFields>;
  day: string;
  /** Index of the weekday; Monday is 0. */
  place: number;
}

const allDay = { from: '00:00', to: '00:00' };
const usual = { from: '09:00', to: '21:00' };

function Day({ form, day, place }: DayProps) {
  const { control, setValue } = form;
  const { delivery: words } = useAdminMessages();
  const { open, from, to } = useWatch({ control, name: `week.${place}` });
  const [typing, setTyping] = useState(false); // keeps the time fields open while they have the focus
  const [before, setBefore] = useState(usual);
  const roundTheClock = !typing && from === allDay.from && to === allDay.to;
  const toggle = (on: boolean) => {
    if (on) setBefore({ from, to });
    setValue(`week.${place}`, { open, ...(on ? allDay : before) }, { shouldDirty: true });
  };
  return (
    <Box component="li" sx={dayStyles}>
      <FormCheckbox control={control} name={`week.${place}.open`} label={day} />
      {open ? (
        <FormControlLabel
          label={words.allDay}
          sx={{ mx: 0 }}
          control={
            <Switch
              size="small"
              sx={switchStyles}
              checked={roundTheClock}
              onChange={(_, on) => toggle(on)}
              slotProps={{ input: { 'aria-label': fill(words.allDayOf, { day }) } }}
            />
          }
        />
      ) : (
        <Typography color="textSecondary">{words.closedDay}</Typography>
      )}
      {open && !roundTheClock && (
        <Box sx={hoursStyles} onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
          <Clock control={control} name={`week.${place}.from`} label={fill(words.fromOf, { day })} />
          <span aria-hidden>–</span>
          <Clock control={control} name={`week.${place}.to`} label={fill(words.toOf, { day })} />
          <NextDay from={from} to={to} />
        </Box>
      )}
    </Box>
  );
}

/** Says that the shop closes on the day after it opened, if the closing time is not later than the opening time. */
function NextDay({ from, to }: typeof usual) {
  const { delivery: words } = useAdminMessages();
  const { language } = useMessages();
  if (!from || !to || to > from) return null;
  const time = clockTime(`2026-01-01T${to}:00+05:30`, language);
  return (
    <Typography role="status" variant="caption" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
      {fill(words.nextDay, { time })}
    </Typography>
  );
}

interface ClockProps {
  control: Control<DeliveryFields>;
  name: `week.${number}.from` | `week.${number}.to`;
  label: string;
}

function Clock({ control, name, label }: ClockProps) {
  const { field, fieldState } = useController({ control, name });
  const { ref, ...bound } = field;
  return (
    <TextField
      {...bound}
      type="time"
      size="small"
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
      slotProps={{ htmlInput: { 'aria-label': label, style: tabularNumbers } }}
    />
  );
}

/** Keeps the knob of a switch that is off visible on a white background. */
const switchStyles: Styles = {
  '& .MuiSwitch-switchBase:not(.Mui-checked) .MuiSwitch-thumb': { bgcolor: 'text.secondary' },
};
const dayStyles: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: (theme) => theme.spacing(5.5),
};
/** Puts the hours in a row of their own below the day, so that both time fields fit. */
const hoursStyles: Styles = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: 1,
  alignItems: 'center',
};
