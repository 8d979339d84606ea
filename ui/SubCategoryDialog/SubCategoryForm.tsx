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
  /** Accessible name of the form. */
  label: string;
  /** The subcategory to edit. Without it the form creates one. */
  subCategory?: SubCategory | undefined;
  /** Categories that the subcategory can belong to. */
  categories: readonly Category[];
  /** Uploads an image and resolves with its path, such as `/media/a1b2.webp`. */
  onUpload: OnUpload;
  /**
   * Saves the values with the revision before the edit. Rejects with the API's error; the form itself handles
   * an edit conflict (`staleRevision`).
   */
  onSubmit: OnSubmit<SubCategoryValues>;
}

const valuesOf = (subCategory?: SubCategory) => ({
  name: subCategory?.name ?? '',
  image: subCategory?.image ?? '',
  category: [...(subCategory?.category ?? [])],
});

/**
 * Edits a subcategory's name, image and categories. The submit button looks active once all of them are
 * filled; until then, pressing it says what is missing.
 */
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
