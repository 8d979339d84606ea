import { useRef, useState } from 'react';
import { type Control, useController, useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { category as categoryReply, categoryInput, type Category } from '../../contract/category.js';
import {
  subCategory as subCategoryReply,
  subCategoryInput,
  type SubCategory,
} from '../../contract/subcategory.js';
import { shopLanguages } from '../../contract/languages.js';
import { translationsOnWire, type TranslationsWire } from '../../contract/translations.js';
import { errorText } from '../form/errorText.js';
import { OtherLanguages } from '../OtherLanguages/OtherLanguages.js';
import { differingTexts, joinTranslations } from '../OtherLanguages/texts.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { SubmitButton, FormFrame } from '../FormFrame/FormFrame.js';
import { FormImage } from '../FormImage/FormImage.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { FormMultiSelect } from '../MultiSelect/MultiSelect.js';
import { EditConflictNotice } from '../form/EditConflictNotice.js';
import { noticeOf, type Revisioned, useEditConflict } from '../form/useEditConflict.js';
import type { OnUpload } from '../form/UploadBar.js';
import { useContractForm, useFilled, type OnSubmit } from '../form/useContractForm.js';
import { useAdminMessages } from '../theme/adminMessages.js';

/** A category, or a subcategory with the categories it belongs to. */
export type CategoryOrSub = Category &
  Partial<Pick<SubCategory, 'category'>> & {
    /** Its names in other languages. */
    translations?: TranslationsWire | undefined;
  };

type Fields = z.input<typeof categoryInput> & Partial<Pick<z.input<typeof subCategoryInput>, 'category'>>;
type Output = z.output<typeof categoryInput> & Partial<Pick<z.output<typeof subCategoryInput>, 'category'>>;

/** What the dialog submits; `category` has the ids of a subcategory's categories. */
export type CategoryValues = Output & Revisioned;

export interface CategoryDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The category or subcategory to edit; undefined to add a new one. */
  category?: CategoryOrSub | undefined;
  /** The categories that a subcategory can belong to. Without them, the dialog edits a category. */
  parents?: readonly Category[] | undefined;
  /** Uploads an image and resolves with its path on the server. */
  onUpload: OnUpload;
  /** The codes of the other languages whose fields are there from the beginning; the default is Hindi. */
  languages?: readonly string[] | undefined;
  /**
   * Saves the values and the revision that the edit started from. The names in other languages are there only if they
   * changed. Rejects with the API error; the form
   * handles `staleRevision` itself.
   */
  onSubmit: OnSubmit<CategoryValues>;
  /** Called on Escape or the cross. */
  onClose: () => void;
}

/**
 * Adds or edits a category or a subcategory without leaving the page. The parent closes the dialog once a
 * submit resolves.
 */
export function CategoryDialog({ open, onClose, ...form }: CategoryDialogProps) {
  const { categories, subCategories, submit } = useAdminMessages().catalogue;
  const { addTitle, editTitle } = form.parents ? subCategories : categories;
  const title = form.category ? editTitle : addTitle;
  return (
    <FormDialog open={open} title={title} onClose={onClose} maxWidth={form.parents ? 'sm' : 'xs'}>
      <CategoryForm label={title} button={form.parents ? submit : title} {...form} />
    </FormDialog>
  );
}

interface CategoryFormProps extends Omit<CategoryDialogProps, 'open' | 'onClose'> {
  label: string;
  button: string;
}

/**
 * Edits the name, the image and the categories of a subcategory. While one of them is missing, the submit
 * button looks inactive, but pressing it says what is missing (W-36).
 */
function CategoryForm(props: CategoryFormProps) {
  const { label, button, category, parents, onUpload, languages, onSubmit } = props;
  const words = useAdminMessages().catalogue;
  const [uploading, setUploading] = useState(false);
  const reply: z.ZodType<unknown, CategoryOrSub> = parents ? subCategoryReply : categoryReply;
  const schema: z.ZodType<Output, Fields> = parents ? subCategoryInput : categoryInput;
  const valuesOf = (stored?: CategoryOrSub): Fields => ({
    name: stored?.name ?? '',
    image: stored?.image ?? '',
    translations: stored?.translations ?? {},
    ...(parents && { category: [...(stored?.category ?? [])] }),
  });
  /** The version that the edit starts from: after an edit conflict that of the other admin. */
  const base = useRef(category);
  const send = ({ translations = {}, ...values }: CategoryValues) => {
    const typed = translationsOnWire(translations);
    const changed = differingTexts(base.current?.translations ?? {}, typed).length > 0;
    return onSubmit({ ...values, ...(changed && { translations }) });
  };
  const conflict = useEditConflict(category, reply, send);
  const form = useContractForm({ schema, defaultValues: valuesOf(category), onSubmit: conflict.submit });
  const { control, frame, pending } = form;
  const notice = noticeOf(conflict, form, valuesOf);
  const saveMine = () => {
    const theirs = conflict.newer?.translations ?? {};
    const mine = form.getValues('translations') ?? {};
    form.setValue('translations', joinTranslations(conflict.base?.translations ?? {}, mine, theirs));
    base.current = conflict.newer;
    notice?.onMine();
  };
  const takeTheirs = () => {
    base.current = conflict.newer;
    notice?.onTheirs();
  };
  const [name, chosen] = useWatch({ control, name: ['name', 'category'] });
  const filled = useFilled(control) && chosen?.length !== 0;
  return (
    <FormFrame {...frame} label={label}>
      {notice && <EditConflictNotice {...notice} onMine={saveMine} onTheirs={takeTheirs} />}
      <FormTextField control={control} name="name" label={words.name} autoFocus autoComplete="off" />
      <FormImage
        control={control}
        name="image"
        label={words.image}
        notYet={name.trim() === '' ? words.imageUpload.nameFirst : undefined}
        onUpload={onUpload}
        onPendingChange={setUploading}
      />
      {parents && (
        <FormMultiSelect control={control} name="category" label={words.category} options={parents} />
      )}
      <NameTranslations control={control} languages={languages} />
      <SubmitButton pending={pending || uploading} quiet={!filled}>
        {button}
      </SubmitButton>
    </FormFrame>
  );
}

interface NameTranslationsProps {
  control: Control<Fields, unknown, Output>;
  languages: readonly string[] | undefined;
}

/** Edits the names of a category in other languages. */
function NameTranslations({ control, languages = shopLanguages }: NameTranslationsProps) {
  const { title } = useAdminMessages().catalogue.otherLanguages;
  const { field, fieldState } = useController({ control, name: 'translations' });
  const { defaultValues } = useFormState({ control });
  const name = useWatch({ control, name: 'name' });
  return (
    <OtherLanguages
      value={field.value ?? {}}
      onChange={field.onChange}
      languages={languages}
      name={name}
      saved={defaultValues}
      problem={errorText(title, fieldState.error)}
      inputRef={field.ref}
    />
  );
}
