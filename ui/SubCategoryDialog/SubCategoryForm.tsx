import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import type { Category } from '../../contract/category.js';
import { subCategoryInput, type SubCategory } from '../../contract/subcategory.js';
import { FormChipSelect } from '../ChipSelect/FormChipSelect.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormPicture } from '../FormPicture/FormPicture.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import type { OnUpload } from '../form/onUpload.js';
import { useContractForm, useFilled, type OnSubmit } from '../form/useContractForm.js';
import { useAdminTexts } from '../theme/adminTexts.js';

export type SubCategoryValues = z.output<typeof subCategoryInput>;

export interface SubCategoryFormProps {
  /** The form's accessible name. */
  label: string;
  /** What is edited; a new one without it. */
  subCategory?: SubCategory | undefined;
  /** What it can stand under. */
  categories: readonly Category[];
  /** Resolves with the picture's path at the shop. */
  onUpload: OnUpload;
  /** Rejects with the API's refusal. */
  onSubmit: OnSubmit<SubCategoryValues>;
}

/** Name, image and one or more categories; the button looks active once all are there, and says what is missing until then. */
export function SubCategoryForm(props: SubCategoryFormProps) {
  const { label, subCategory, categories, onUpload, onSubmit } = props;
  const words = useAdminTexts().catalogue;
  const [uploading, setUploading] = useState(false);
  const { control, frame, pending } = useContractForm({
    schema: subCategoryInput,
    defaultValues: {
      name: subCategory?.name ?? '',
      image: subCategory?.image ?? '',
      category: [...(subCategory?.category ?? [])],
    },
    onSubmit,
  });
  const [name, category] = useWatch({ control, name: ['name', 'category'] });
  const filled = useFilled(control) && category.length > 0;
  return (
    <FormFrame {...frame} label={label}>
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
