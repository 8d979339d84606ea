import { useEffect, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Product } from '../../contract/product.js';
import type { ProductDraft } from './draft.js';
import type { ProductFormProps } from './ProductForm.js';
import type { ProductFields } from './productFields.js';

/**
 * Reports unsaved values as they are typed, and starts with the values of an earlier draft.
 * @param base the product that the edit started from
 * @returns whether the form shows an earlier draft
 */
export const useDraft = (
  { onDraft }: ProductFormProps,
  form: UseFormReturn<ProductFields>,
  base: RefObject<Product | undefined>,
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
