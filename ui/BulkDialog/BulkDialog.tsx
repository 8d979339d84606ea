import type { Category } from '../../contract/category.js';
import type { BulkChange } from '../../contract/productTable.js';
import type { SubCategory } from '../../contract/subcategory.js';
import type { Choice } from '../MultiSelect/MultiSelect.js';
import { FormDialog } from '../FormDialog/FormDialog.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { DiscountForm } from './DiscountForm.js';
import { MoveForm } from './MoveForm.js';
import { Removal } from './Removal.js';

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
