import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { addressLabels, oneOf } from '../../contract/codes.js';
import { limits } from '../../contract/limits.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useMessages } from '../theme/messages.js';
import type { Styles } from '../theme/styles.js';
import type { AddressInputs, AddressValues } from './AddressForm.js';

type Choice = (typeof addressLabels)[number] | 'own';

const choiceOf = (label: string): Choice | undefined =>
  oneOf(addressLabels, label) ?? (label ? 'own' : undefined);

export interface AddressLabelProps {
  control: Control<AddressInputs, unknown, AddressValues>;
}

/** Asks for the label of an address: Home, Work or the customer's own text. A second press takes it away. */
export function AddressLabel({ control }: AddressLabelProps) {
  const { address: words } = useMessages().ui;
  const { field } = useController({ control, name: 'label' });
  const [choice, setChoice] = useState(choiceOf(field.value ?? ''));
  const id = useId();
  const press = (pressed: Choice) => {
    const next = pressed === choice ? undefined : pressed;
    setChoice(next);
    field.onChange(next === undefined || next === 'own' ? '' : next);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack role="group" aria-labelledby={id} sx={{ gap: 0.75 }}>
        <Typography id={id} variant="subtitle2" component="span">
          {words.label}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {([...addressLabels, 'own'] as const).map((option) => (
            <Button
              key={option}
              variant="outlined"
              aria-pressed={choice === option}
              onClick={() => press(option)}
              sx={choiceStyles}
            >
              {option === 'own' ? words.otherLabel : words.labels[option]}
            </Button>
          ))}
        </Box>
      </Stack>
      {choice === 'own' && (
        <FormTextField
          control={control}
          name="label"
          label={words.ownLabel}
          hint={words.ownLabelHint}
          required={false}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: limits.addressLabel } }}
        />
      )}
    </Stack>
  );
}

const choiceStyles: Styles = {
  flex: '1 1 5rem',
  px: 1,
  '&[aria-pressed="false"]': { color: 'text.primary', borderColor: 'divider' },
  '&[aria-pressed="true"]': { bgcolor: 'soft.primary', borderColor: 'primary.main' },
};
