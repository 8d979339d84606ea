import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { issuesIn } from '../../contract/issues.js';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';
import { readApiError } from './apiError.js';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

/**
 * Submits a form's values. If it rejects with an API error, the form shows `message` and `issues`. With
 * `notified`, it shows only the issues of fields.
 */
export type OnSubmit<Values> = (values: Values) => Promise<unknown>;

export interface ContractFormOptions<S extends FormSchema> {
  schema: S;
  defaultValues: DefaultValues<z.input<S>>;
  onSubmit: OnSubmit<z.output<S>>;
}

/** Shows an API error beside the fields it names, or above the whole form if it names none of them. */
export const showApiError = <I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  reason: unknown,
  fallback: string,
) => {
  const { message, issues, notified } = readApiError(reason);
  const fields = form.getValues();
  const placed = issues.filter(({ path }) => String(path[0]) in fields);
  placed.forEach((issue, index) => {
    // The path was found among the form's own fields above.
    const name = issue.path.join('.') as FieldPath<I>;
    form.setError(name, { type: 'server', message: issue.message }, { shouldFocus: index === 0 });
  });
  if (placed.length === 0 && !notified) form.setError('root', { message: message ?? fallback });
};

/**
 * Builds a form on a schema of the contract. Typed values stay when a submit fails.
 * `frame` goes to `FormFrame`, and `control` to the fields. `reset` starts again with other values, and
 * `submit` submits without a button. `getValues` and `setValue` are for fields that depend on others.
 */
export const useContractForm = <S extends FormSchema>({
  schema,
  defaultValues,
  onSubmit,
}: ContractFormOptions<S>) => {
  const messages = useMessages();
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema, { error: issuesIn(messages) }),
    defaultValues,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (reason) {
      showApiError(form, reason, messages.ui.form.failed);
    }
  });
  return {
    control: form.control,
    pending: isSubmitting,
    submit: () => void submit(),
    reset: form.reset,
    setValue: form.setValue,
    getValues: form.getValues,
    frame: { onSubmit: submit, problem: errors.root?.message },
  };
};

const isEmpty = (value: unknown) => value === '' || value === undefined;

/**
 * Returns the text that names the empty fields, for `disabledReason` of `SubmitButton`, or an empty text if
 * all are filled. `labels` may contain more keys than the form has fields.
 */
export const useMissing = <I extends FieldValues, O>(
  control: Control<I, unknown, O>,
  labels: Readonly<Record<keyof I, string>>,
): string => {
  const { form } = useMessages().ui;
  const values = useWatch({ control });
  // a form has no keys other than its fields
  const fields = Object.keys(values) as (keyof I & keyof typeof values)[];
  const missing = fields.filter((field) => isEmpty(values[field])).map((field) => labels[field]);
  return missing.length > 0 ? fill(form.missing, { fields: missing.join(', ') }) : '';
};

/** Tells whether every field is filled. */
export const useFilled = <I extends FieldValues, O>(control: Control<I, unknown, O>): boolean =>
  !Object.values(useWatch({ control })).some(isEmpty);
