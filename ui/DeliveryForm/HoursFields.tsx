import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type Control, useController, type UseFormReturn, useWatch } from 'react-hook-form';
import { fill } from '../../contract/texts/fill.js';
import { FormCheckbox } from '../FormCheckbox/FormCheckbox.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import type { Look } from '../theme/look.js';
import { tabularFigures } from '../theme/typography.js';
import type { DeliveryFields } from './deliveryFields.js';

/** From when to when, on each weekday. */
export function HoursFields({ form }: { form: UseFormReturn<DeliveryFields> }) {
  const { delivery: words } = useAdminTexts();
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {Object.values(words.week).map((day, place) => (
          <Day key={day} control={form.control} day={day} place={place} />
        ))}
      </Box>
      <Button variant="outlined" onClick={asOnMonday} sx={{ alignSelf: 'flex-start' }}>
        {words.copyHours}
      </Button>
    </>
  );
}

interface DayProps {
  control: Control<DeliveryFields>;
  day: string;
  /** In the week, Monday first. */
  place: number;
}

function Day({ control, day, place }: DayProps) {
  const { delivery: words } = useAdminTexts();
  const open = useWatch({ control, name: `week.${place}.open` });
  return (
    <Box component="li" data-open={open || undefined} sx={dayLook}>
      <FormCheckbox control={control} name={`week.${place}.open`} label={day} />
      {open ? (
        <Box sx={hoursLook}>
          <Clock control={control} name={`week.${place}.from`} label={fill(words.fromOf, { day })} />
          <span aria-hidden>–</span>
          <Clock control={control} name={`week.${place}.to`} label={fill(words.toOf, { day })} />
        </Box>
      ) : (
        <Typography color="textSecondary">{words.closedDay}</Typography>
      )}
    </Box>
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
      slotProps={{ htmlInput: { 'aria-label': label, style: tabularFigures } }}
    />
  );
}

const dayLook: Look = {
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr)',
  '&[data-open]': { gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(8rem, 1fr) minmax(0, 2fr)' } },
  alignItems: 'center',
  minHeight: { sm: (theme) => theme.spacing(5.5) },
};
const hoursLook: Look = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gap: 1,
  alignItems: 'center',
};
