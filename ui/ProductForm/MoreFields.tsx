import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { AddFieldDialog } from '../AddFieldDialog/AddFieldDialog.js';
import { errorText } from '../form/errorText.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { BinIcon } from '../icons/accountIcons.js';
import { PlusIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import type { ProductFields } from './productFields.js';

export interface MoreFieldsProps {
  form: UseFormReturn<ProductFields>;
}

/** Edits the extra fields of a product. The button Add Fields asks for a name and adds a text field with it. */
export function MoreFields({ form: { control, setFocus, getFieldState, formState } }: MoreFieldsProps) {
  const { form: words, addField } = useAdminMessages().catalogue;
  const { fields, append, remove } = useFieldArray({ control, name: 'more_details' });
  const { error } = getFieldState('more_details', formState);
  const issueText = errorText(words.more, error?.root ?? error);
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<number>();
  const add = (name: string) => {
    setAdded(fields.length);
    append({ name, value: '' }, { shouldFocus: false });
    setOpen(false);
  };
  const goOn = () => {
    if (added !== undefined) setFocus(`more_details.${added}.value`);
    setAdded(undefined);
  };
  const full = fields.length >= limits.details;
  const hint = full ? fill(addField.full, { count: limits.details }) : words.moreHint;
  return (
    <>
      <Typography variant="body2" sx={{ color: issueText ? 'error.main' : 'text.secondary' }}>
        {issueText ?? hint}
      </Typography>
      {fields.map(({ id, name }, position) => (
        <Stack key={id} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <FormTextField
            control={control}
            name={`more_details.${position}.value`}
            label={name}
            autoComplete="off"
            multiline
          />
          <IconButton
            color="error"
            aria-label={fill(words.removeField, { name })}
            onClick={() => remove(position)}
            sx={{ mt: 3.25 }}
          >
            <BinIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Button
        variant="outlined"
        startIcon={<PlusIcon />}
        disabled={full}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {addField.open}
      </Button>
      <AddFieldDialog
        open={open}
        taken={fields.map(({ name }) => name)}
        onAdd={add}
        onClose={() => setOpen(false)}
        onExited={goOn}
      />
    </>
  );
}
