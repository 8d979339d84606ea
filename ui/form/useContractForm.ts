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

/** Carries a form's values out. Rejecting with the API's refusal (`message`, `issues`) puts it beside the fields; with `told`, only there. */
export type OnSubmit<Values> = (values: Values) => Promise<unknown>;

export interface ContractFormOptions<S extends FormSchema> {
  schema: S;
  defaultValues: DefaultValues<z.input<S>>;
  onSubmit: OnSubmit<z.output<S>>;
}

/** Puts a refusal beside the fields it names; over the whole form where it names none of them. */
export const showApiError = <I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  reason: unknown,
  fallback: string,
) => {
  const { message, issues, notified } = readApiError(reason);
  const fields = form.getValues();
  const placed = issues.filter(({ path }) => String(path[0]) in fields);
  placed.forEach((issue, index) => {
    // The line above found the path among the form's own.
    const name = issue.path.join('.') as FieldPath<I>;
    form.setError(name, { type: 'server', message: issue.message }, { shouldFocus: index === 0 });
  });
  if (placed.length === 0 && !notified) form.setError('root', { message: message ?? fallback });
};

/**
 * A form over a schema of the contract. What was typed stays when a submit is refused.
 * `frame` goes to `FormFrame`, `control` to the fields. `reset` begins anew with other values, `submit` sends without a button;
 * `getValues` and `setValue` are for fields that follow others.
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

/** Says which fields are still empty, for `SubmitButton`; nothing where none is. `labels` may hold more than those of the fields. */
export const useMissing = <I extends FieldValues, O>(
  control: Control<I, unknown, O>,
  labels: Readonly<Record<keyof I, string>>,
): string => {
  const { form } = useMessages().ui;
  const values = useWatch({ control });
  const fields = Object.keys(values) as (keyof I & keyof typeof values)[]; // a form has no other keys than its fields
  const missing = fields.filter((field) => isEmpty(values[field])).map((field) => labels[field]);
  return missing.length > 0 ? fill(form.missing, { fields: missing.join(', ') }) : '';
};

/** Whether every field has something in it. */
export const useFilled = <I extends FieldValues, O>(control: Control<I, unknown, O>): boolean =>
  !Object.values(useWatch({ control })).some(isEmpty);
