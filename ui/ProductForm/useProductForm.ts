import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState, type SyntheticEvent, useRef, type RefObject } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { issuesIn } from '../../contract/issues.js';
import type { EditedProduct } from '../../contract/product.js';
import { useUploads } from '../ImageDrop/useUploads.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { changedIn, fieldsOf, type ProductFields, readDraft, type ProductDraft } from './productFields.js';
import type { ProductFormProps } from './ProductForm.js';
import { productSchema } from './productSchema.js';
import { useDiscard } from '../form/DiscardDialog.js';
import { useSaving } from './useSaving.js';

/** The type of the form's error that images are still uploading. */
const uploading = 'uploading';

/** Holds the state of a product form: its fields, image uploads, saving and drafts. */
export const useProductForm = (props: ProductFormProps) => {
  const { product, subCategories, onUpload, onDirtyChange } = props;
  const messages = useMessages();
  const { form: words } = useAdminMessages().catalogue;
  const [earlier] = useState(() => readDraft(props.draft, product));
  const begunOn = earlier?.base ?? product;
  const schema = useMemo(() => productSchema(words, subCategories, begunOn), [words, subCategories, begunOn]);
  const form = useForm<ProductFields>({
    resolver: zodResolver(schema, { error: issuesIn(messages) }, { raw: true }),
    defaultValues: fieldsOf(begunOn),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const uploads = useUploads(onUpload, (path) =>
    form.setValue('image', [...form.getValues('image'), path], { shouldDirty: true }),
  );
  const { submit, base, ...saving } = useSaving(props, form, begunOn);
  const restored = useDraft(props, form, base, earlier);
  const dirty = isDirty || uploads.pending;
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  /** Refuses to save during an upload, because the image would be missing from the saved product. */
  const save = (event: SyntheticEvent) => {
    if (!uploads.pending) return submit(event);
    event.preventDefault();
    form.setError('root', { type: uploading, message: words.stillUploading });
  };
  const isWaiting = errors.root?.type === uploading;
  useEffect(() => {
    if (isWaiting && !uploads.pending) form.clearErrors('root');
  }, [form, isWaiting, uploads.pending]);
  const changed = () =>
    changedIn(form.getValues(), form.formState.defaultValues ?? {}) + uploads.uploads.length;
  const discarding = useDiscard(changed, () => {
    uploads.forget();
    saving.discard();
  });
  return {
    ...saving,
    form,
    uploads,
    dirty,
    restored,
    discarding,
    pending: isSubmitting,
    save,
    problem: errors.root?.message,
  };
};

/**
 * Reports unsaved values as they are typed, and starts with the values of an earlier draft.
 * @param base the product that the edit started from
 * @returns whether the form shows an earlier draft
 */
const useDraft = (
  { onDraft }: ProductFormProps,
  form: UseFormReturn<ProductFields>,
  base: RefObject<EditedProduct | undefined>,
  earlier: ProductDraft | undefined,
): boolean => {
  const [restored, setRestored] = useState(earlier !== undefined);
  const begun = useRef(earlier?.fields);
  const { isDirty } = form.formState;
  const wasDirty = useRef(false);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: dirty }) => {
          if (dirty) onDraft?.({ fields: values, base: base.current });
        },
      }),
    [form, base, onDraft],
  );
  useEffect(() => {
    if (wasDirty.current && !isDirty) {
      setRestored(false);
      onDraft?.(undefined);
    }
    wasDirty.current = isDirty;
  }, [isDirty, onDraft]);
  useEffect(() => {
    if (begun.current) form.reset(begun.current, { keepDefaultValues: true });
  }, [form]);
  return restored;
};
