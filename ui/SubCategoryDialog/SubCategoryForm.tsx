import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { Category } from '../../contract/category.js';
import { subCategory as shown, subCategoryInput, type SubCategory } from '../../contract/subcategory.js';
import { FormChipSelect } from '../ChipSelect/FormChipSelect.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormPicture } from '../FormPicture/FormPicture.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { OvertakenNotice } from '../form/OvertakenNotice.js';
import type { OnUpload } from '../form/onUpload.js';
import { useContractForm, useFilled, type OnSubmit } from '../form/useContractForm.js';
import { noticeOf, useOvertaken, type Seen } from '../form/useOvertaken.js';
import { useAdminTexts } from '../theme/adminTexts.js';

export type SubCategoryValues = z.output<typeof subCategoryInput> & Seen;

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
  const words = useAdminTexts().catalogue;
  const [uploading, setUploading] = useState(false);
  const overtaken = useOvertaken(subCategory, shown, onSubmit);
  const form = useContractForm({
    schema: subCategoryInput,
    defaultValues: valuesOf(subCategory),
    onSubmit: overtaken.submit,
  });
  const { control, frame, pending } = form;
  const notice = noticeOf(overtaken, form, valuesOf);
  const [name, category] = useWatch({ control, name: ['name', 'category'] });
  const filled = useFilled(control) && category.length > 0;
  return (
    <FormFrame {...frame} label={label}>
      {notice && <OvertakenNotice {...notice} />}
      <FormTextField control={control} name="name" label={words.name} autoFocus autoComplete="off" />
      <FormPicture
        control={control}
        name="image"
        label={words.image}
        notYet={name.trim() === '' ? words.picture.nameFirst : undefined}
        onUpload={onUpload}
        onPendingChange={setUploading}
      />
      <FormChipSelect control={control} name="category" label={words.category} options={categories} />
      <SubmitButton pending={pending || uploading} quiet={!filled}>
        {words.submit}
      </SubmitButton>
    </FormFrame>
  );
}
