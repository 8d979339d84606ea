import { useRef, useState, type SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { editedProduct, type EditedProduct } from '../../contract/product.js';
import { showApiError } from '../form/useContractForm.js';
import { currentIn } from '../form/useEditConflict.js';
import type { Choices } from '../ProductConflictDialog/ProductConflictDialog.js';
import { useMessages } from '../theme/messages.js';
import { readApiError, type FormError } from '../form/apiError.js';
import { conflictOf, merged, type Conflict } from './conflict.js';
import type { ProductFormProps } from './ProductForm.js';
import { fieldsOf, type ProductFields, creationOf, editOf } from './productFields.js';

/**
 * Maps the field paths of an API error to those of the form: the form addresses an extra field of a product
 * by position, the API by name. The texts in other languages are one field of the form.
 */
const inFields = (reason: unknown, { more_details }: ProductFields): FormError => {
  const apiError = readApiError(reason);
  const issues = apiError.issues.map((issue) => {
    const [field, name] = issue.path;
    if (field === 'translations') return { ...issue, path: [field] };
    const place = more_details.findIndex((detail) => detail.name === name);
    return field === 'more_details' && place >= 0
      ? { ...issue, path: ['more_details', place, 'value'] }
      : issue;
  });
  return { ...apiError, issues };
};

/** Submits a product form. On an edit conflict it waits until the editor has chosen the values to keep (W-34). */
export const useSaving = (
  props: ProductFormProps,
  form: UseFormReturn<ProductFields>,
  begunOn: EditedProduct | undefined,
) => {
  const { failed } = useMessages().ui.form;
  const base = useRef(begunOn); // the product that the edit started from
  const [conflict, setConflict] = useState<Conflict>();

  const send = async (fields: ProductFields): Promise<EditedProduct | undefined> => {
    if (props.gone) await props.onSaveAsNew?.(creationOf(fields));
    else if (props.product) return props.onSubmit(editOf(fields, base.current ?? props.product));
    else await props.onSubmit(creationOf(fields));
    return undefined;
  };
  const refuse = (reason: unknown, mine: ProductFields) => {
    const newer = currentIn(reason, editedProduct);
    const held = newer && base.current && conflictOf(mine, base.current, newer);
    setConflict(held);
    if (!held) showApiError(form, inFields(reason, mine), failed);
  };
  const finish = (saved: EditedProduct | undefined) => {
    setConflict(undefined);
    base.current = saved;
    form.reset(fieldsOf(saved), { keepFieldsRef: true });
    if (!saved) form.setFocus('name');
  };

  const back = () => setConflict(undefined);

  const submit = async (event?: SyntheticEvent) => {
    let then: (() => void) | undefined;
    const go = async (fields: ProductFields) => {
      try {
        const saved = await send(fields);
        then = () => finish(saved);
      } catch (reason) {
        refuse(reason, fields);
      }
    };
    await form.handleSubmit(go, back)(event);
    then?.(); // a form can be emptied only after its submit is over
  };
  /**
   * Resolves an edit conflict: saves the product again, based on the other admin's version and with the
   * values that the editor chose.
   */
  const resolve = async (choices: Choices) => {
    if (!conflict) return;
    const { newer } = conflict;
    base.current = newer;
    form.reset(fieldsOf(newer));
    form.reset(merged(conflict, choices), { keepDefaultValues: true });
    await submit();
  };
  /**
   * Discards unsaved values and resets the form to the current product, even if a draft started from an older
   * version.
   */
  const discard = () => {
    base.current = props.product;
    form.reset(fieldsOf(props.product));
  };
  return { submit, base, discard, conflict, resolve, back };
};
