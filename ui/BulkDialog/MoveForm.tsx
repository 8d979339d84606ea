import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { Category } from '../../contract/category.js';
import { limits } from '../../contract/limits.js';
import type { BulkChange } from '../../contract/productTable.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { fill } from '../../contract/messages/fill.js';
import { id } from '../../contract/wire.js';
import { type Choice, FormMultiSelect } from '../MultiSelect/MultiSelect.js';
import { useContractForm } from '../form/useContractForm.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { foreignSubCategoriesOf, offered } from '../ProductForm/foreignSubCategoriesOf.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { useProductCount } from '../theme/useProductCount.js';
import { Refused, useRefused } from './Refused.js';

export interface MoveFormProps {
  products: readonly Choice[];
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
  onRun: (change: BulkChange) => Promise<unknown>;
}

const choices = (least: number, max: number) =>
  z
    .array(z.object({ _id: id, name: z.string() }))
    .min(least)
    .max(max);

/** Requires at least one category, and rejects subcategories that belong to none of the chosen categories. */
const schemaOf = (subCategories: readonly SubCategory[], foreignMessage: string) =>
  z
    .object({ category: choices(1, limits.categories), subCategory: choices(0, limits.subCategories) })
    .superRefine(({ category, subCategory }, context) => {
      const names = foreignSubCategoriesOf(subCategory, category, subCategories).map(({ name }) => name);
      if (names.length === 0) return;
      context.addIssue({
        code: 'custom',
        path: ['subCategory'],
        message: fill(foreignMessage, { names: names.join(', ') }),
      });
    });

const none: Choice[] = [];
const idsOf = (chosen: readonly Choice[]) => chosen.map(({ _id }) => _id);

/** Moves many products to other categories. */
export function MoveForm({ products, categories, subCategories, onRun }: MoveFormProps) {
  const { stock, catalogue } = useAdminMessages();
  const words = stock.bulk;
  const schema = useMemo(() => schemaOf(subCategories, catalogue.form.foreign), [subCategories, catalogue]);
  const { refused, run } = useRefused(products);
  const { control, frame, pending } = useContractForm({
    schema,
    defaultValues: { category: none, subCategory: none },
    onSubmit: ({ category, subCategory }) =>
      run(() => onRun({ kind: 'move', categories: idsOf(category), subCategories: idsOf(subCategory) })),
  });
  const [chosen, under] = useWatch({ control, name: ['category', 'subCategory'] });
  return (
    <FormFrame {...frame} problem={refused.length > 0 ? undefined : frame.problem} label={words.moveTitle}>
      <Refused rows={refused} />
      <Typography>{fill(words.moveText, { products: useProductCount(products.length) })}</Typography>
      <FormMultiSelect control={control} name="category" label={catalogue.category} options={categories} />
      <FormMultiSelect
        control={control}
        name="subCategory"
        label={catalogue.subCategory}
        options={offered(subCategories, chosen)}
        foreign={idsOf(foreignSubCategoriesOf(under, chosen, subCategories))}
        hint={chosen.length > 0 ? words.subCategoryHint : catalogue.form.categoryFirst}
      />
      <SubmitButton pending={pending} disabled={products.length === 0}>
        {words.moveRun}
      </SubmitButton>
    </FormFrame>
  );
}
