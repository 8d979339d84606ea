import { useMemo, type FormEvent } from 'react';
import { z } from 'zod';
import { detailName } from '../../contract/product.js';
import { useContractForm } from '../form/useContractForm.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface AddFieldDialogProps extends AddFieldFormProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called on Escape or the cross. */
  onClose: () => void;
  /** Called after the closing animation, when the focus can be moved. */
  onExited?: () => void;
}

/** Asks for the name of an extra product field. The parent closes the dialog after `onAdd`. */
export function AddFieldDialog({ open, onClose, onExited, taken, onAdd }: AddFieldDialogProps) {
  const { addField } = useAdminMessages().catalogue;
  return (
    <FormDialog open={open} title={addField.title} onClose={onClose} onExited={onExited} maxWidth="xs">
      <AddFieldForm taken={taken} onAdd={onAdd} />
    </FormDialog>
  );
}

export interface AddFieldFormProps {
  /** Field names that the product has already. Letter case and outer spaces are ignored when names are compared. */
  taken: readonly string[];
  /** Called with the new field's name, which is valid (see `detailName`) and not yet used in the product. */
  onAdd: (name: string) => void;
}

const alike = (name: string) => name.trim().toLowerCase();

const schemaOf = (taken: readonly string[], words: string) =>
  z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .pipe(detailName)
      .refine((name) => !taken.some((other) => alike(other) === alike(name)), words),
  });

function AddFieldForm({ taken, onAdd }: AddFieldFormProps) {
  const { addField: words } = useAdminMessages().catalogue;
  const schema = useMemo(() => schemaOf(taken, words.taken), [taken, words]);
  const { control, frame, pending } = useContractForm({
    schema,
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => onAdd(name),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.stopPropagation(); // the dialog may be inside another form, which must not be submitted
    void frame.onSubmit(event);
  };
  return (
    <FormFrame {...frame} onSubmit={submit} label={words.title}>
      <FormTextField
        control={control}
        name="name"
        label={words.name}
        hint={words.hint}
        autoFocus
        autoComplete="off"
      />
      <SubmitButton pending={pending}>{words.submit}</SubmitButton>
    </FormFrame>
  );
}
