import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { Category } from '../../contract/category.js';
import { subCategory as shown, subCategoryInput, type SubCategory } from '../../contract/subcategory.js';
import { FormMultiSelect } from '../MultiSelect/FormMultiSelect.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormImage } from '../FormImage/FormImage.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { EditConflictNotice } from '../form/EditConflictNotice.js';
import type { OnUpload } from '../form/onUpload.js';
import { useContractForm, useFilled, type OnSubmit } from '../form/useContractForm.js';
import { noticeOf, useEditConflict, type Revisioned } from '../form/useEditConflict.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export type SubCategoryValues = z.output<typeof subCategoryInput> & Revisioned;

export interface SubCategoryFormProps {
  /** The form's accessible name. */
  label: string;
  /** What is edited; a new one without it. */
  subCategory?: SubCategory | undefined;
  /** What it can stand under. */
  categories: readonly Category[];
  /** Resolves with the picture's path at the shop. */
  onUpload: OnUpload;
  /** With the revision that was edited. Rejects with the API's refusal; `staleRevision` is settled by the form itself. */
  onSubmit: OnSubmit<SubCategoryValues>;
}

const valuesOf = (subCategory?: SubCategory) => ({
  name: subCategory?.name ?? '',
  image: subCategory?.image ?? '',
  category: [...(subCategory?.category ?? [])],
});

/** Name, image and one or more categories; the button looks active once all are there, and says what is missing until then. */
export function SubCategoryForm(props: SubCategoryFormProps) {
  const { label, subCategory, categories, onUpload, onSubmit } = props;
  const words = useAdminMessages().catalogue;
  const [uploading, setUploading] = useState(false);
  const conflict = useEditConflict(subCategory, shown, onSubmit);
  const form = useContractForm({
    schema: subCategoryInput,
    defaultValues: valuesOf(subCategory),
    onSubmit: conflict.submit,
  });
  const { control, frame, pending } = form;
  const notice = noticeOf(conflict, form, valuesOf);
  const [name, category] = useWatch({ control, name: ['name', 'category'] });
  const filled = useFilled(control) && category.length > 0;
  return (
    <FormFrame {...frame} label={label}>
      {notice && <EditConflictNotice {...notice} />}
      <FormTextField control={control} name="name" label={words.name} autoFocus autoComplete="off" />
      <FormImage
        control={control}
        name="image"
        label={words.image}
        notYet={name.trim() === '' ? words.imageUpload.nameFirst : undefined}
        onUpload={onUpload}
        onPendingChange={setUploading}
      />
      <FormMultiSelect control={control} name="category" label={words.category} options={categories} />
      <SubmitButton pending={pending || uploading} quiet={!filled}>
        {words.submit}
      </SubmitButton>
    </FormFrame>
  );
}
