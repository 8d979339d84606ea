import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { deliveryRules, deliveryRulesInput } from '../../contract/delivery.js';
import { issuesIn } from '../../contract/issues.js';
import { fill } from '../../contract/messages/fill.js';
import { noticeOf, useEditConflict } from '../form/useEditConflict.js';
import { showApiError } from '../form/useContractForm.js';
import { useDiscard } from '../ProductForm/useDiscard.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useMessages } from '../theme/messages.js';
import { type DeliveryFields, differing, fieldsOf } from './deliveryFields.js';
import type { DeliveryFormProps } from './DeliveryForm.js';

/** Holds the form of the delivery rules. After a save the form stays open with the saved rules. */
export const useDeliveryForm = ({ rules, onSubmit, onDirtyChange }: DeliveryFormProps) => {
  const messages = useMessages();
  const { delivery: words } = useAdminMessages();
  const form = useForm<DeliveryFields>({
    resolver: zodResolver(deliveryRulesInput, { error: issuesIn(messages) }, { raw: true }),
    defaultValues: fieldsOf(rules),
  });
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const conflict = useEditConflict(rules, deliveryRules, async (values: DeliveryFields) => {
    const saved = await onSubmit(values);
    form.reset(fieldsOf(saved));
    conflict.goOnFrom(saved);
  });
  const save = form.handleSubmit((values) =>
    conflict.submit(values).catch((reason: unknown) => showApiError(form, reason, messages.ui.form.failed)),
  );
  const formControls = { pending: isSubmitting, submit: () => void save(), reset: form.reset };
  const notice = noticeOf(conflict, formControls, fieldsOf);
  const name = notice && fill(words.theirs, { fields: differing(rules, notice.newer, words) });
  return {
    form,
    save,
    dirty: isDirty,
    pending: isSubmitting,
    problem: errors.root?.message,
    notice: notice && { ...notice, newer: { name: name ?? '' } },
    discarding: useDiscard(
      () => Object.keys(dirtyFields).length,
      () => form.reset(),
    ),
  };
};
