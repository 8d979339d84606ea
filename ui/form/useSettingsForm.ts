import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { issuesIn } from '../../contract/issues.js';
import { fill } from '../../contract/messages/fill.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { useDiscard } from './DiscardDialog.js';
import { showApiError } from './useContractForm.js';
import { noticeOf, type Revisioned, useEditConflict } from './useEditConflict.js';

export interface SettingsFormOptions<Settings extends Revisioned, Fields extends FieldValues> {
  /** The saved settings to edit. */
  saved: Settings;
  /** The schema of what the form sends. */
  input: z.ZodType<unknown, Fields>;
  /** The schema of the saved settings. */
  reply: z.ZodType<Revisioned, Settings>;
  /** Returns the values of the form's fields. */
  fieldsOf: (settings: Settings) => Fields & DefaultValues<Fields>;
  /** The labels of the fields in their order. They name those in which two versions differ. */
  labels: Readonly<Partial<Record<keyof Fields, string>>>;
  /** Saves the fields as typed. Resolves with the saved settings, rejects with the API error. */
  onSubmit: (fields: Fields & Revisioned) => Promise<Settings>;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/**
 * Holds the form of a document of settings, which an admin edits in place. After a save it stays open with the saved
 * settings; an edit conflict lets the admin choose.
 */
export const useSettingsForm = <Settings extends Revisioned, Fields extends FieldValues>(
  options: SettingsFormOptions<Settings, Fields>,
) => {
  const { saved, input, reply, fieldsOf, labels, onSubmit, onDirtyChange } = options;
  const messages = useMessages();
  const words = useAdminMessages().catalogue.conflict;
  const form = useForm<Fields>({
    resolver: zodResolver(input, { error: issuesIn(messages) }, { raw: true }),
    defaultValues: fieldsOf(saved),
  });
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const conflict = useEditConflict(saved, reply, async (values: Fields & Revisioned) => {
    const stored = await onSubmit(values);
    form.reset(fieldsOf(stored));
    conflict.goOnFrom(stored);
  });
  const save = form.handleSubmit((values) =>
    conflict.submit(values).catch((reason: unknown) => showApiError(form, reason, messages.ui.form.failed)),
  );
  const formControls = { pending: isSubmitting, submit: () => void save(), reset: form.reset };
  const notice = noticeOf(conflict, formControls, fieldsOf);
  const differing = (one: Settings, other: Settings): string => {
    const [fields, others] = [one, other].map((version) => fieldsOf(version));
    return Object.entries(labels)
      .filter(([name]) => JSON.stringify(fields?.[name]) !== JSON.stringify(others?.[name]))
      .map(([, label]) => label)
      .join(', ');
  };
  const name = notice && fill(words.changed, { fields: differing(conflict.base ?? saved, notice.newer) });
  return {
    form,
    save,
    notice: notice && { ...notice, newer: { name: name ?? '' } },
    bar: { dirty: isDirty, pending: isSubmitting, problem: errors.root?.message },
    discarding: useDiscard(
      () => Object.keys(dirtyFields).length,
      () => form.reset(),
    ),
  };
};
