import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { category as shown, categoryInput, type Category } from '../../contract/category.js';
import { SubmitButton, FormFrame } from '../FormFrame/FormFrame.js';
import { FormImage } from '../FormImage/FormImage.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { EditConflictNotice } from '../form/EditConflictNotice.js';
import type { OnUpload } from '../form/onUpload.js';
import { useContractForm, useFilled, type OnSubmit } from '../form/useContractForm.js';
import { noticeOf, useEditConflict, type Revisioned } from '../form/useEditConflict.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export type CategoryValues = z.output<typeof categoryInput> & Revisioned;

export interface CategoryFormProps {
  /** Accessible name of the form, and text of its button. */
  label: string;
  /** The category to edit; undefined to add a new category. */
  category?: Category | undefined;
  /** Uploads an image and resolves with its path on the server. */
  onUpload: OnUpload;
  /**
   * Saves the values and the revision that the edit started from. Rejects with the API error; the form
   * handles `staleRevision` itself.
   */
  onSubmit: OnSubmit<CategoryValues>;
}

const valuesOf = (category?: Category) => ({ name: category?.name ?? '', image: category?.image ?? '' });

/**
 * Edits a category's name and image. While one of them is missing, the submit button looks inactive, but
 * pressing it says what is missing (W-36).
 */
export function CategoryForm({ label, category, onUpload, onSubmit }: CategoryFormProps) {
  const { name, image, imageUpload } = useAdminMessages().catalogue;
  const [uploading, setUploading] = useState(false);
  const conflict = useEditConflict(category, shown, onSubmit);
  const form = useContractForm({
    schema: categoryInput,
    defaultValues: valuesOf(category),
    onSubmit: conflict.submit,
  });
  const { control, frame, pending } = form;
  const notice = noticeOf(conflict, form, valuesOf);
  const named = useWatch({ control, name: 'name' }).trim() !== '';
  const filled = useFilled(control);
  return (
    <FormFrame {...frame} label={label}>
      {notice && <EditConflictNotice {...notice} />}
      <FormTextField control={control} name="name" label={name} autoFocus autoComplete="off" />
      <FormImage
        control={control}
        name="image"
        label={image}
        notYet={named ? undefined : imageUpload.nameFirst}
        onUpload={onUpload}
        onPendingChange={setUploading}
      />
      <SubmitButton pending={pending || uploading} quiet={!filled}>
        {label}
      </SubmitButton>
    </FormFrame>
  );
}
