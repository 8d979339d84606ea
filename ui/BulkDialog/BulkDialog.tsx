import type { Category } from '../../contract/category.js';
import type { BulkChange } from '../../contract/productTable.js';
import type { SubCategory } from '../../contract/subcategory.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { DiscountForm } from './DiscountForm.js';
import { MoveForm } from './MoveForm.js';
import { Removal } from './Removal.js';

/** What the dialog asks for; stock is changed where it stands. */
export type BulkAct = Exclude<BulkChange['kind'], 'stock'>;

export interface BulkDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** What is to be done to all of them. */
  act: BulkAct;
  /** What it is done with. */
  products: readonly Choice[];
  /** For `move`. */
  categories?: readonly Category[] | undefined;
  /** To move to; only those of the chosen categories are offered. */
  subCategories?: readonly SubCategory[] | undefined;
  /** Rejects with the API's refusal, which is shown in place; the owner closes the dialog when it resolves. */
  onRun: (change: BulkChange) => Promise<unknown>;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
}

/** Asks what to do with many products, and says which ones stand in its way. */
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
