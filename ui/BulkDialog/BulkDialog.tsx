import type { Category } from '../../contract/category.js';
import type { BulkChange } from '../../contract/productTable.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { type Choice, FormMultiSelect } from '../MultiSelect/MultiSelect.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { DiscountForm } from './DiscountForm.js';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { id } from '../../contract/wire.js';
import { useAttempt } from '../form/useAttempt.js';
import { useContractForm } from '../form/useContractForm.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { foreignSubCategoriesOf, offered } from '../ProductForm/foreignSubCategoriesOf.js';
import { useProductCount } from '../theme/useProductCount.js';
import { Refused, useRefused } from './Refused.js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.js';

/** Bulk changes that need the dialog. Stock is edited in the table itself. */
export type BulkAct = Exclude<BulkChange['kind'], 'stock'>;

export interface BulkDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The bulk change to run. */
  act: BulkAct;
  /** The products to change. */
  products: readonly Choice[];
  /** Categories to choose from, for `move`. */
  categories?: readonly Category[] | undefined;
  /** Subcategories to choose from, for `move`. Only those of the chosen categories are offered. */
  subCategories?: readonly SubCategory[] | undefined;
  /**
   * Runs the bulk change. Rejects with the API error, which the dialog shows; the parent closes the dialog
   * once the promise resolves.
   */
  onRun: (change: BulkChange) => Promise<unknown>;
  /** Called on Escape or the cross. For `remove`: on Escape, Cancel or a click on the backdrop. */
  onClose: () => void;
}

/** Asks for the details of a bulk change, and lists the products that prevent it. */
export function BulkDialog(props: BulkDialogProps) {
  const { open, act, products, categories = [], subCategories = [], onRun, onClose } = props;
  const { bulk } = useAdminMessages().stock;
  if (act === 'remove')
    return (
      <Removal open={open} products={products} onRun={() => onRun({ kind: 'remove' })} onCancel={onClose} />
    );
  if (act === 'discount')
    return (
      <FormDialog open={open} title={bulk.discountTitle} onClose={onClose} maxWidth="xs">
        <DiscountForm products={products} onRun={onRun} />
      </FormDialog>
    );
  return (
    <FormDialog open={open} title={bulk.moveTitle} onClose={onClose}>
      <MoveForm products={products} categories={categories} subCategories={subCategories} onRun={onRun} />
    </FormDialog>
  );
}

interface MoveFormProps {
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
function MoveForm({ products, categories, subCategories, onRun }: MoveFormProps) {
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

interface RemovalProps {
  open: boolean;
  products: readonly Choice[];
  onRun: () => Promise<unknown>;
  onCancel: () => void;
}

/** Maximum number of products that the dialog lists by name; further products are only counted. */
const named = 3;

/** Asks for confirmation before many products are deleted, and names the first of them. */
function Removal({ open, products, onRun, onCancel }: RemovalProps) {
  const { stock, catalogue } = useAdminMessages();
  const { bulk } = stock;
  const { refused, run } = useRefused(products);
  const deleting = useAttempt(catalogue.deletion.failed);
  const count = useProductCount(products.length);
  const first = products.slice(0, named);
  const rest = products.length - first.length;
  return (
    <ConfirmDialog
      open={open}
      title={fill(bulk.removeTitle, { products: count })}
      text={bulk.removeText}
      confirmLabel={fill(bulk.removeRun, { products: count })}
      cancelLabel={catalogue.deletion.cancel}
      pending={deleting.pending}
      blocked={products.length === 0}
      onConfirm={() => void deleting.run(() => run(onRun))}
      onCancel={onCancel}
    >
      <Box component="ul" sx={listStyles}>
        {first.map(({ _id, name }) => (
          <li key={_id}>{name}</li>
        ))}
        {rest > 0 && <li>{fill(bulk.more, { count: rest })}</li>}
      </Box>
      <Stack sx={{ mt: 2 }}>
        <Refused rows={refused} />
        {deleting.problem && refused.length === 0 && <Alert severity="error">{deleting.problem}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}

const listStyles = {
  listStyle: 'disc',
  mt: 1,
  pl: 2.5,
  typography: 'subtitle1',
  overflowWrap: 'anywhere',
} as const;
