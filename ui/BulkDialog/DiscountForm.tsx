import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { issueMessage } from '../../contract/issues.js';
import type { BulkChange } from '../../contract/productTable.js';
import { fill } from '../../contract/messages/fill.js';
import { percentInput } from '../../contract/wire.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';
import { useContractForm } from '../form/useContractForm.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useProductCount } from '../theme/useProductCount.js';
import { Refused, useRefused } from './Refused.js';

export interface DiscountFormProps {
  products: readonly Choice[];
  onRun: (change: BulkChange) => Promise<unknown>;
}

const schema = z.object({
  percent: z
    .string()
    .trim()
    .min(1)
    .refine((value) => /^\d+(\.\d+)?$/.test(value), issueMessage('rules.percent'))
    .transform((value): string | number => value) // the contract accepts both types
    .pipe(percentInput),
});

/** Sets one discount for many products. */
export function DiscountForm({ products, onRun }: DiscountFormProps) {
  const words = useAdminMessages().stock.bulk;
  const { refused, run } = useRefused(products);
  const { control, frame, pending } = useContractForm({
    schema,
    defaultValues: { percent: '' },
    onSubmit: ({ percent }) => run(() => onRun({ kind: 'discount', percent })),
  });
  return (
    <FormFrame
      {...frame}
      problem={refused.length > 0 ? undefined : frame.problem}
      label={words.discountTitle}
    >
      <Refused rows={refused} />
      <Typography>{fill(words.discountText, { products: useProductCount(products.length) })}</Typography>
      <FormTextField
        control={control}
        name="percent"
        label={words.percent}
        hint={words.percentHint}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <SubmitButton pending={pending} disabled={products.length === 0}>
        {words.discountRun}
      </SubmitButton>
    </FormFrame>
  );
}
