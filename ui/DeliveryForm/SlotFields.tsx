import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { slotLengths } from '../../contract/delivery.js';
import { FormCheckbox } from '../FormCheckbox/FormCheckbox.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { tabularNumbers } from '../theme/typography.js';
import type { DeliveryFields } from './deliveryFields.js';

/** Edits whether customers can choose a later delivery time, and which times there are. */
export function SlotFields({ control }: { control: Control<DeliveryFields> }) {
  const { slots: words } = useAdminMessages().delivery;
  const on = useWatch({ control, name: 'slots.on' });
  const { errors } = useFormState({ control, name: 'slots' });
  const lengths: Readonly<Record<number, string>> = words.length;
  const hints = { days: words.daysHint, capacity: words.capacityHint, lead: words.leadHint };
  return (
    <>
      <FormCheckbox control={control} name="slots.on" label={words.on} />
      <Typography variant="body2" color="textSecondary">
        {words.hint}
      </Typography>
      {(on || errors.slots) && ( // a wrong number forbids saving, so it stays in view
        <>
          <FormTextField select control={control} name="slots.minutes" label={words.minutes}>
            {slotLengths.map((minutes) => (
              <MenuItem key={minutes} value={String(minutes)}>
                {lengths[minutes]}
              </MenuItem>
            ))}
          </FormTextField>
          {(['days', 'capacity', 'lead'] as const).map((name) => (
            <FormTextField
              key={name}
              control={control}
              name={`slots.${name}`}
              label={words[name]}
              hint={hints[name]}
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'numeric', style: tabularNumbers } }}
            />
          ))}
        </>
      )}
    </>
  );
}
