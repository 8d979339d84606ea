import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { deliveryRules, deliveryRulesInput } from '../../contract/delivery.js';
import { issuesIn } from '../../contract/issues.js';
import { fill } from '../../contract/texts/fill.js';
import { noticeOf, useOvertaken } from '../form/useOvertaken.js';
import { showRefusal } from '../form/useContractForm.js';
import { useDiscard } from '../ProductForm/useDiscard.js';
import { useAdminTexts } from '../theme/adminTexts.js';
import { useTexts } from '../theme/texts.js';
import { type DeliveryFields, differing, fieldsOf } from './deliveryFields.js';
import type { DeliveryFormProps } from './DeliveryForm.js';

/** The form of the delivery rules, which stays open: once they are saved it goes on from what was saved. */
export const useDeliveryForm = ({ rules, onSubmit, onDirtyChange }: DeliveryFormProps) => {
  const texts = useTexts();
  const { delivery: words } = useAdminTexts();
  const form = useForm<DeliveryFields>({
    resolver: zodResolver(deliveryRulesInput, { error: issuesIn(texts) }, { raw: true }),
    defaultValues: fieldsOf(rules),
  });
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const overtaken = useOvertaken(rules, deliveryRules, async (values: DeliveryFields) => {
    const saved = await onSubmit(values);
    form.reset(fieldsOf(saved));
    overtaken.goOnFrom(saved);
  });
  const save = form.handleSubmit((values) =>
    overtaken.submit(values).catch((reason: unknown) => showRefusal(form, reason, texts.ui.form.failed)),
  );
  const settling = { pending: isSubmitting, submit: () => void save(), reset: form.reset };
  const notice = noticeOf(overtaken, settling, fieldsOf);
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
