import InputAdornment from '@mui/material/InputAdornment';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { type DeliveryRulesWire, deliveryRules, deliveryRulesInput } from '../../contract/delivery.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useSettingsForm } from '../form/useSettingsForm.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { Chips } from '../MultiSelect/Chips.js';
import { Section } from '../ProductForm/Section.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { columnsOnDesk } from '../theme/DeskColumns.js';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';
import { tabularNumbers } from '../theme/typography.js';
import { amounts, type DeliveryFields, fieldsOf } from './deliveryFields.js';
import { HoursFields } from './HoursFields.js';
import { SlotFields } from './SlotFields.js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { limits } from '../../contract/limits.js';
import { LabelledField } from '../FormTextField/LabelledField.js';
import { errorText, listError } from '../form/errorText.js';
import { longDate } from '../../contract/dates.js';

export interface DeliveryFormProps {
  /** The saved delivery rules to edit. Amounts are in rupees. */
  rules: DeliveryRulesWire;
  /**
   * Saves the rules. Resolves with the saved rules, rejects with the API error. The form handles
   * `staleRevision` itself.
   */
  onSubmit: (fields: DeliveryFields) => Promise<DeliveryRulesWire>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void;
}

const rupees = { startAdornment: <InputAdornment position="start">₹</InputAdornment> };

/** Edits the delivery rules: where, at which prices and when the shop delivers. */
export function DeliveryForm({ rules, onSubmit, onDirtyChange }: DeliveryFormProps) {
  const { delivery: words } = useAdminMessages();
  const settings = useSettingsForm({
    saved: rules,
    input: deliveryRulesInput,
    reply: deliveryRules,
    fieldsOf,
    labels: {
      pincodes: words.pincodes,
      minimum: words.minimum,
      charge: words.charge,
      freeFrom: words.freeFrom,
      week: words.hours,
      closedDates: words.closedDates,
      slots: words.slots.title,
    },
    onSubmit,
    onDirtyChange,
  });
  const { form } = settings;
  const { control } = form;
  const hints = { minimum: words.minimumHint, charge: words.chargeHint, freeFrom: words.freeFromHint };
  return (
    <SettingsFrame label={words.title} settings={settings}>
      <Box sx={sections}>
        <Section title={words.charges}>
          {amounts.map((name) => (
            <FormTextField
              key={name}
              control={control}
              name={name}
              label={words[name]}
              hint={hints[name]}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'decimal', style: tabularNumbers }, input: rupees }}
            />
          ))}
        </Section>
        <Section title={words.hours}>
          <HoursFields form={form} />
        </Section>
        <Section title={words.where}>
          <FormTextField
            control={control}
            name="pincodes"
            label={words.pincodes}
            hint={words.pincodesHint}
            required={false}
            autoComplete="off"
            multiline
            minRows={3}
            maxRows={12}
          />
        </Section>
        <Section title={words.closedDates}>
          <ClosedDates form={form} />
        </Section>
        <Section title={words.slots.title}>
          <SlotFields control={control} />
        </Section>
      </Box>
    </SettingsFrame>
  );
}

/**
 * Stacks the sections of the form. On a desktop, the section with the opening hours of the week and that with
 * later delivery are beside the others, because they are long.
 */
const sections: Styles = {
  ...columnsOnDesk(1, 1),
  gridTemplateRows: { lg: 'auto auto 1fr' },
  '& > :nth-of-type(2)': { gridArea: { lg: '1 / 2 / span 2' } },
  '& > :last-of-type': { gridArea: { lg: '3 / 2' } },
};

/** Edits the days on which the shop is closed, sorted by date. */
function ClosedDates({ form: { control, setFocus } }: { form: UseFormReturn<DeliveryFields> }) {
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
      <Chips
        label={words.closedDates}
        value={field.value.map((closed) => ({ _id: closed, name: longDate(closed, language) }))}
        onRemove={({ _id }) => field.onChange(field.value.filter((closed) => closed !== _id))}
        onLast={() => setFocus('closedDates')}
      />
    </>
  );
}
